// The classes that an instrument is in, by their members and labels alone.

import type {Account} from '../../src/index.js';
import type {Instrument, InstrumentClass} from '../../src/inspect/index.js';

/**
 * A value is in a class if the class names it, or if no class of its section names it and this one stands for the rest.
 * Issuers are compared without the prefix.
 */
export function classesOf(
	instrument: Instrument,
	all: readonly InstrumentClass[],
	prefix: string,
): readonly InstrumentClass[] {
	const asked: Readonly<Record<string, unknown>> = {...instrument};
	const section = all.filter(one => isInSection(asked, one));
	const isNamedBy = (attribute: string, values: readonly string[], value: unknown) =>
		values.some(item => matches(attribute, item, value, prefix));
	return section.filter(one => {
		const representative: Readonly<Record<string, unknown>> = {...one.instrument};
		const isBoth = !one.label.endsWith('support for mandates');
		if (!isBoth && asked.supportsMandates !== representative.supportsMandates) return false;
		return Object.entries(one.members).every(([attribute, values]) => {
			if (isNamedBy(attribute, values, asked[attribute])) return true;
			const every = section.flatMap(({members}) => members[attribute] ?? []);
			return [asked, representative].every(other => !isNamedBy(attribute, every, other[attribute]));
		});
	});
}

/** The service prefix of the account, or else the one that every issuer of an input of the small universe has. */
export function prefixFor(input: object, {servicePrefix}: Account = {}): string {
	return servicePrefix ?? (/"(?:BANKB|PREFIX_)"/.test(JSON.stringify(input)) ? '' : 'PREFIX');
}

/** The section of UPI is that of handles, of apps or both; that of EMI a kind and a group. */
function isInSection(asked: Readonly<Record<string, unknown>>, {type, label, instrument, members}: InstrumentClass) {
	if (asked.type !== type) return false;
	if (type === 'UPI') {
		if ('code' in asked || 'code' in instrument) return 'code' in asked && 'code' in instrument;
		return isWhole(label) || 'handle' in asked === 'handle' in instrument;
	}
	return ['kind', 'group'].every(name => members[name]?.includes(String(asked[name])) ?? true);
}

function isWhole(label: string): boolean {
	return label === 'UPI' || label.startsWith('UPI w');
}

function matches(attribute: string, item: string, value: unknown, prefix: string): boolean {
	if (attribute === 'issuer') return withoutPrefix(item, prefix) === withoutPrefix(String(value), prefix);
	const [from = '', to = ''] = item.split('::');
	if (attribute === 'tenure') return Number(from) <= Number(value) && Number(value) <= Number(to);
	if (attribute !== 'bin') return item === value;
	const digits = String(value).slice(0, from.length);
	return from <= digits && digits <= to;
}

function withoutPrefix(issuer: string, prefix: string): string {
	return prefix !== '' && issuer.startsWith(`${prefix}_`) ? issuer.slice(prefix.length + 1) : issuer;
}
