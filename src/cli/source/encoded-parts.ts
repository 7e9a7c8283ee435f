// The objects and lists of a literal of which a call makes JSON text.
import type {Issue} from '../../diagnostics/issue.js';
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
		const {rule, message} = writtenAsText(kind, `without ${encoder}`);
		const severity = rules[rule] ?? 'error';
		return severity === 'off' ? [] : [{rule, severity, message, pointer: pointer.slice(start.length)}];
	});
}
