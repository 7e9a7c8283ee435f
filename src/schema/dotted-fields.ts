// Mandate fields nested in an object, `{options: {create_mandate}}`, although their names are flat and dotted.
import type {IssueDetails} from '../diagnostics/issue.js';
import {MANDATE_FIELDS} from './fields-by-action.js';
import {notFieldOf} from './misplaced-keys.js';
import {fold} from './nearest.js';
import {parseJson} from './parse-json.js';
import {PAYMENT_OPTION} from './payment-filter-shape.js';
import {fieldOf} from './shape.js';
import {listed} from './vocabulary.js';

/** The issue of `mandate` or `options`, an object or JSON text of one, whose members should be fields of the session. */
export function nestedProblem(key: string, value: unknown): IssueDetails | undefined {
	if (key !== 'mandate' && key !== 'options') return undefined;
	const members = keysIn(typeof value === 'string' ? parseJson(value) : value);
	if (members.length === 0) {
		const flat = MANDATE_FIELDS.filter(field => field.startsWith(`${key}.`));
		return key === 'mandate' ? notFieldOf('session', key, `write the dotted keys ${listed(flat, 'and')}`) : undefined;
	}
	if (key === 'options' && members.some(member => fieldOf(PAYMENT_OPTION, member) !== undefined)) return undefined; // one payment option
	const names = members.map(member => dottedName(`${key}.${member}`));
	return {...notFieldOf('session', key, `write its members as dotted keys, ${listed(names, 'and')}`), standsFor: names};
}

/** The keys of an object; none of a list, of anything else, and of an object that throws. */
function keysIn(value: unknown): readonly string[] {
	try {
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
	} catch {
		return [];
	}
}

/** The documented field with this name, ignoring case, else the name itself. */
export function dottedName(name: string): string {
	return MANDATE_FIELDS.find(field => fold(field) === fold(name)) ?? name;
}
