// The objects and lists of a literal of which a call makes JSON text.

import type {Issue} from '../../diagnostics/issue.js';
import {issueOf} from '../../diagnostics/issue-collector.js';
import {RULES} from '../../diagnostics/rules.js';
import type {LintOptions} from '../../inspect/index.js';
import {writtenAsText} from '../../inspect/read/input-issues.js';
import type {PartialValue} from './value-of.js';

/** An issue for each of them; its pointer starts behind `start`, the pointer of the literal. */
export function encodedPartsIn(
	{encoded}: PartialValue,
	start: string,
	{severities: rules = {}}: LintOptions,
): readonly Issue[] {
	return [...encoded].flatMap(([pointer, {encoder, kind}]): readonly Issue[] => {
		const {rule, ...text} = writtenAsText(kind, `without ${encoder}`);
		const severity = rules[rule] ?? 'error';
		return severity === 'off' ? [] : [issueOf(pointer.slice(start.length), {rule, severity, ...text}, RULES)];
	});
}
