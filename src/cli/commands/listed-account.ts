// What `paylock init --methods` takes from the service's own list of payment methods, and what that changes in the configuration.
import type {Account} from '../../account/account.js';
import {accountFrom} from '../../account/account-from.js';
import {isSame} from '../../inspect/read/is-same.js';

/** The keys that the list fills. */
const LISTED = ['codes', 'enabled', 'types', 'mandateCodes'] as const;

/** The account with what the list says; what it does not say, such as the issuers of EMI plans, stays. */
export function withList(account: Account, list: unknown): Account {
	const {codes, enabled, types = [], mandateCodes} = accountFrom(list);
	const emi = account.enabled?.EMI;
	const allTypes = [...new Set([...(account.types ?? []), ...types])];
	return {
		...account,
		...(codes && {codes: {...account.codes, ...inOrder(codes, account.codes)}}),
		enabled: inOrder({...enabled, ...(emi !== undefined && {EMI: emi})}, account.enabled),
		...(allTypes.length > 0 && {types: allTypes}),
		...(mandateCodes && {mandateCodes: inOrder(mandateCodes, account.mandateCodes)}),
	};
}

/** The lists of an object in the order of those that it replaces: the order of the service's answer means nothing. */
function inOrder<Lists extends object>(lists: Lists, before: object = {}): Lists {
	const earlier = new Map(Object.entries(before));
	const entries = Object.entries(lists).map(([name, list]: [string, unknown]) => {
		const old: unknown = earlier.get(name);
		if (!Array.isArray(list) || !Array.isArray(old)) return [name, list];
		const [is, was] = [new Set(list), new Set(old)];
		return [name, [...old.filter(one => is.has(one)), ...list.filter(one => !was.has(one))]];
	});
	return Object.fromEntries(entries) as Lists; // the same keys, and lists of the same codes
}

/** The keys of the account that the list fills. */
export function listedKeys(account: Account): Account {
	return Object.fromEntries(Object.entries(account).filter(([key]) => LISTED.some(one => one === key)));
}

/** A line for each list that differs: `codes.NB: NB_BANKB added, NB_BANKA removed`. */
export function listedChanges(before: Account, after: Account): readonly string[] {
	return LISTED.flatMap(key => {
		const [was, is] = [entriesOf(key, before[key]), entriesOf(key, after[key])];
		return [...new Set([...was.keys(), ...is.keys()])].flatMap(name => changeText(name, was.get(name), is.get(name)));
	});
}

/** Each list under its name. */
function entriesOf(key: string, value: object = {}): ReadonlyMap<string, unknown> {
	if (Array.isArray(value)) return new Map([[key, value]]);
	return new Map(Object.entries(value).map(([name, list]) => [`${key}.${name}`, list]));
}

function changeText(name: string, was: unknown, is: unknown): readonly string[] {
	if (isSame(was, is)) return [];
	const [old, now] = [listOf(was), listOf(is)];
	const [added, removed] = [now.filter(one => !old.includes(one)), old.filter(one => !now.includes(one))];
	const parts = [
		added.length > 0 && `${shortened(added)} added`,
		removed.length > 0 && `${shortened(removed)} removed`,
	];
	return [`${name}: ${parts.filter(part => part !== false).join(', ')}`];
}

/** A list, or the one value that stands in its place. */
function listOf(value: unknown): readonly string[] {
	if (value === undefined) return [];
	return Array.isArray(value) ? (value.length === 0 ? ['an empty list'] : value.map(String)) : [String(value)];
}

/** The most codes that a line names. */
const MOST_NAMED = 5;

function shortened(codes: readonly string[]): string {
	const rest = codes.length - MOST_NAMED;
	return codes.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
