// Adds the fix to each issue that has a certain one.
import type {Issue, IssueFix} from '../../diagnostics/issue.js';
import {isPersonalField} from '../../schema/personal-data.js';
import {type ObjectShape, own} from '../../schema/shape.js';
import {keyFix} from './fix-key.js';
import {fieldFix, itemFix} from './fix-value.js';
import {type FieldPlace, type ParsedTexts, placeAt} from './place.js';

/** The issues of an input that was read by a shape, with fixes; no fix quotes what may be personal. */
export function withFixes(issues: readonly Issue[], input: unknown, shape: ObjectShape): readonly Issue[] {
	const texts: ParsedTexts = new Map();
	return issues.map(issue => {
		const fix = certainFix(issue, input, shape, texts);
		const isPersonal = isPersonalField(issue.pointer.slice(1)) && fix?.patch[0]?.op === 'replace';
		return fix === undefined || isPersonal ? issue : {...issue, fix};
	});
}

/** The only correction that an issue of reading can have; never throws. */
export function certainFix(
	issue: Issue,
	input: unknown,
	shape: ObjectShape,
	texts: ParsedTexts = new Map(),
): IssueFix | undefined {
	try {
		const place = placeAt(input, shape, issue.pointer, texts);
		if (place === undefined) return undefined;
		if ('list' in place) return itemFix(place, issue);
		if (place.shape === undefined) return keyFix(place, issue);
		return place.value === undefined ? defaultFix(place) : fieldFix(place, issue);
	} catch {
		return undefined; // a getter or a proxy that throws
	}
}

/** Adds a missing field that has a default. */
function defaultFix({pointer, key, objectShape}: FieldPlace): IssueFix | undefined {
	const value = own(objectShape.defaults ?? {}, key);
	if (value === undefined) return undefined;
	return {title: `Add ${JSON.stringify(value)}`, patch: [{op: 'add', path: pointer, value}]};
}
