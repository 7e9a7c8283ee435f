// Fixes amounts, dates and texts of a session request.
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {CUSTOMER_FIELDS, DETAIL_FIELDS} from '../../schema/fields-by-action.js';
import {amount} from '../../values/amount.js';
import {note, noteReplaced, type RepairContext} from './change.js';

const AMOUNTS: readonly string[] = ['amount', 'mandate.max_amount'];
const DATES: readonly string[] = ['mandate.start_date', 'mandate.end_date'];
const TEXTS: readonly string[] = ['order_id', ...CUSTOMER_FIELDS, ...DETAIL_FIELDS];

/** The value of a session field with its only plausible correction. */
export function fixSessionField(key: string, value: unknown, context: RepairContext): unknown {
	if (typeof value !== 'string' && typeof value !== 'number') return value;
	if (AMOUNTS.includes(key)) return replaced(value, writtenAmount(value), context);
	if (DATES.includes(key)) return replaced(value, writtenDate(value), context);
	return TEXTS.includes(key) ? fixPersonalText(key, value, context) : value;
}

function replaced(value: string | number, meant: string | undefined, context: RepairContext): unknown {
	if (meant === undefined || meant === value) return value;
	noteReplaced(context, typeof value === 'number' ? 'invalid-type' : 'invalid-format', value, meant);
	return meant;
}

function writtenAmount(value: string | number): string | undefined {
	const text = typeof value === 'string' ? value.trim() : value;
	if (typeof text === 'string' && /^\d+\.\d{2}$/.test(text)) return text;
	try {
		return amount(text);
	} catch (error) {
		if (isMisuseError(error)) return undefined;
		throw error;
	}
}

const DIGITS = /^\d{1,10}$/;
const MILLISECONDS = /^\d{13}$/;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?Z$/;

/** Unix seconds, from a number, from milliseconds, or from a date whose time zone is stated. */
function writtenDate(value: string | number): string | undefined {
	const text = String(value).trim();
	if (DIGITS.test(text)) return text;
	if (MILLISECONDS.test(text)) return text.slice(0, 10);
	const milliseconds = UTC.test(text) ? Date.parse(text) : Number.NaN;
	return milliseconds >= 0 ? String(Math.floor(milliseconds / 1000)) : undefined;
}

/** A number where text belongs is its digits; its value may be personal, so it is not quoted. */
function fixPersonalText(key: string, value: string | number, context: RepairContext): unknown {
	if (typeof value === 'number') {
		if (!Number.isSafeInteger(value) || value < 0) return value;
		note(context, 'invalid-type', 'changed the number to a string');
		return String(value);
	}
	if (key !== 'return_url' || value === value.trim()) return value;
	note(context, 'invalid-format', 'removed the whitespace around the address');
	return value.trim();
}
