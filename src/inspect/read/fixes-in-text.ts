// Fixes of issues inside an object that is written as JSON text.
import type {Issue} from '../../diagnostics/issue.js';
import {bare} from '../../schema/plain-object.js';
import {ancestors} from '../repair/touched-places.js';
import {fixOf} from './own-parts.js';

/** The issues, where a fix inside text is left out: its patch has no place until the fix of the text itself is applied. */
export function withoutFixesInText(issues: readonly Issue[]): readonly Issue[] {
	const texts = new Set(issues.filter(isText).map(({pointer}) => pointer));
	if (texts.size === 0) return issues;
	return issues.map(issue => {
		const {fix, ...rest} = bare(issue);
		const isInside = fix !== undefined && ancestors(issue.pointer).some(place => texts.has(place));
		return isInside ? {...rest} : issue;
	});
}

/** True for an issue whose fix replaces the value by the object that it contains. */
function isText(issue: Issue): boolean {
	const {pointer} = issue;
	return (
		fixOf(issue)?.patch.some(one => one.op === 'replace' && one.path === pointer && Object(one.value) === one.value) ===
		true
	);
}
