// Finds changes to the fields that an account adds to options: no verdict depends on them, but customers may see them.

import {escapeText} from '../../diagnostics/format-value.js';
import {pointerSegment, valueAt} from '../../diagnostics/pointer.js';
import {verdictOf} from '../evaluate/claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import type {Subject} from '../subject/read-subject.js';
import type {ReadOption} from '../subject/subject.js';
import {effectiveOptions} from '../subject/subject-parts.js';
import type {DiffChange} from './changes.js';
import {typeLabel} from './labels.js';
import {sectionsOf} from './sections.js';
import {unnamedInstrument} from './walk.js';

/** Yields each changed field of an option, with the verdicts on an instrument of its type. */
export function optionFieldChanges(before: Subject, after: Subject): readonly DiffChange[] {
	const fields = new Set([before, after].flatMap(({account}) => account.extraOptionFields ?? []));
	if (fields.size === 0) return [];
	const [was, is] = [effectiveOptions(before), effectiveOptions(after)];
	const types = [...new Set([...was.keys(), ...is.keys()])];
	return types.flatMap(type => {
		const changes = [...fields].flatMap(field => {
			const [old, value] = [textOf(before, was.get(type), field), textOf(after, is.get(type), field)];
			return old === value ? [] : [{field, old, value}];
		});
		const [section] = changes.length === 0 ? [] : sectionsOf([before, after], after.account, one => one === type);
		if (section === undefined) return [];
		const witness = unnamedInstrument(section);
		const [from, to] = [verdictOf(claimsOf(before)(witness)), verdictOf(claimsOf(after)(witness))];
		return changes.map(({field, old, value}) => {
			const owner = is.get(type)?.pointer ?? `${after.base}/options`;
			const pointer = value === undefined ? owner : owner + pointerSegment(field);
			const name = escapeText(field);
			const [earlier, now] = [old, value].map(text => (text === undefined ? 'absent' : escapeText(text)));
			const message = `${typeLabel(type).whole}: ${name} ${earlier} before, ${now} now`;
			return Object.freeze({type, from, to, pointer, message, witness});
		});
	});
}

/** The JSON of a field; `undefined` if the option does not have it. */
function textOf({recoveredFilter, base}: Subject, option: ReadOption | undefined, field: string): string | undefined {
	if (option === undefined) return undefined;
	const value = valueAt(recoveredFilter, option.pointer.slice(base.length) + pointerSegment(field));
	return value === undefined ? undefined : JSON.stringify(value);
}
