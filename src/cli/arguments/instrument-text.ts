// An instrument in one text: `type=WALLET,code=WALLET_A`, or JSON.
import type {Instrument} from '../../inspect/index.js';
import {parseJson} from '../../schema/parse-json.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {escapeControlChars} from '../terminal/style.js';
import {UsageError} from '../terminal/terminal.js';

/** True if a positional is an instrument: a file whose name looks like one is written with `./` in front. */
export function isInstrumentText(text: string): boolean {
	return /^\s*\{|^\w+=/.test(text);
}

/** Reads the text without checking its fields, which `explain` does. */
export function readInstrument(text: string): unknown {
	if (text.trimStart().startsWith('{')) {
		const value = parseJson(text);
		if (value === undefined) throw new UsageError(`the instrument is not JSON: write, for example, '{"type":"CASH"}'`);
		return value;
	}
	const fields = new Map<string, unknown>();
	for (const part of text.split(',')) {
		const [name = '', ...rest] = part.split('=');
		const field = name.trim();
		if (rest.length === 0) {
			const remedy = rightSpelling(text) ?? 'for example, type=WALLET,code=WALLET_A';
			throw new UsageError(`${JSON.stringify(part)} is not a field of an instrument: write ${remedy}`);
		}
		if (fields.has(field)) throw new UsageError(`${field} of the instrument is given twice: write it once`);
		fields.set(field, fieldValue(field, rest.join('=').trim()));
	}
	return Object.fromEntries(fields);
}

/** `type=WALLET,code=WALLET_A` for `WALLET_A`, `WALLET,WALLET_A` or `type=WALLET,WALLET_A`; undefined if no type is certain. */
export function rightSpelling(text: string): string | undefined {
	// A type may be in any case, such as `wallet`.
	const typeNamed = (part: string) => PAYMENT_METHOD_TYPES.find(type => type === part.toUpperCase());
	const parts = text.split(',').map(part => typeNamed(part.trim()) ?? part.trim());
	if (parts.some(part => !/^(?:\w+=.+|[A-Z][A-Z0-9_]*)$/.test(part))) return undefined;
	const isType = (part: string) => (PAYMENT_METHOD_TYPES as readonly string[]).includes(part); // any text
	const bare = parts.filter(part => !part.includes('=') && !isType(part));
	const [code] = bare;
	if (bare.length > 1) return undefined;
	const type =
		parts.find(part => part.startsWith('type='))?.slice('type='.length) ??
		parts.find(isType) ??
		PAYMENT_METHOD_TYPES.find(one => code?.startsWith(`${one}_`));
	if (type === undefined) return undefined;
	const others = parts.filter(part => part.includes('=') && !part.startsWith('type='));
	return [`type=${type}`, ...(code === undefined ? [] : [`code=${code}`]), ...others].join(',');
}

function fieldValue(field: string, text: string): unknown {
	if (field === 'tenure' && /^\d{1,9}$/.test(text)) return Number(text);
	if (field === 'supportsMandates' && /^(?:true|false)$/.test(text)) return text === 'true';
	return text;
}

/** What stands for the values that no filter names, such as `NB_OTHER`. */
const STAND_IN = /^(?:NB_|@)?OTHER\d*$|^0{6,9}$/i;

/** An instrument as an example, without what stands for other values; empty if only its type is left. */
export function exampleText(instrument: Instrument<string>): string {
	const {type, ...fields} = instrument;
	const named = Object.entries(fields).filter(([, value]) => !STAND_IN.test(String(value)));
	return named.length === 0 ? '' : instrumentText({type, ...Object.fromEntries(named)});
}

/** An instrument in a few words: `CARD, bin 411111, cardType CREDIT`. */
export function instrumentText(instrument: {readonly type: string}): string {
	const {type, ...fields} = instrument;
	const named = Object.entries(fields).map(([name, value]) => `${name} ${String(value)}`);
	return escapeControlChars([type, ...named].join(', '));
}
