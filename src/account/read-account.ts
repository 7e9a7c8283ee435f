// Reads an account: the one place that knows its keys, whoever is given it. Unknown keys and values are refused.
import {type IssueCollector, readOrThrow} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {recoverShape} from '../schema/read-shape.js';
import {isReadable, readablePart} from '../schema/recovered.js';
import type {Fields, ObjectShape} from '../schema/shape.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {type Account, type Enabled, NO_ACCOUNT} from './account.js';
import {ACCOUNT, ACCOUNT_FIELDS, ENABLED_TYPES, PROVIDER_TYPES} from './account-shape.js';
import {catalogOf, catalogProblem, isCatalogList} from './catalog.js';
import {instrumentReader} from './read-instrument.js';

const READ_OPTIONS = {isUndefinedAbsent: true};

/** Accounts that are checked and frozen. */
const checked = new WeakSet<object>([NO_ACCOUNT]);

/**
 * The account as a checked, frozen copy, without the keys that are `undefined`; throws a MisuseError with every issue. The
 * keys that it does not have are those of `base`, an account that is checked.
 */
export function readAccount(input: unknown, base: Account = NO_ACCOUNT): Account {
	const given = input as Account; // if it is checked; a WeakSet has nothing but objects
	if (checked.has(given)) return mergeAccounts(base, given);
	return readOrThrow(report => reportAccount(input, report, '', base));
}

/** The same for an account inside other options; every issue goes to the report. */
export function reportAccount(input: unknown, report: IssueCollector, pointer: string, base = NO_ACCOUNT): Account {
	return readFields(ACCOUNT, input, report, pointer, base).account;
}

/**
 * The options of a function: an account, and the options that only this function has. `part` is what messages call one of
 * them. Throws a MisuseError with every issue.
 */
export function readOptions<Own extends object>(
	input: unknown,
	part: string,
	fields: Fields,
	base: Account = NO_ACCOUNT,
): {readonly account: Account; readonly own: Own} {
	if (input === undefined) return {account: base, own: {} as Own}; // each of them is optional
	const shape: ObjectShape = {...ACCOUNT, what: `set of ${part}s`, part, optional: {...ACCOUNT_FIELDS, ...fields}};
	const {account, others} = readOrThrow(report => readFields(shape, input, report, '', base));
	return {account, own: others as Own}; // of the shapes given
}

const NOTHING_READ = {account: NO_ACCOUNT, others: NO_ACCOUNT};

function readFields(shape: ObjectShape, input: unknown, report: IssueCollector, pointer: string, base: Account) {
	const before = report.total;
	const copy = recoverShape(shape, input, report, pointer, READ_OPTIONS);
	if (!isReadable(copy)) return NOTHING_READ;
	const read = copy as Account; // what is readable of it
	reportEnabled(read, report, pointer, base);
	reportGuarantees(read, report, pointer, base);
	if (report.total > before) return NOTHING_READ;
	const entries = Object.entries(read);
	const isOfAccount = ([key]: readonly [string, unknown]) => Object.hasOwn(ACCOUNT_FIELDS, key);
	const account: Account = Object.freeze(Object.fromEntries(entries.filter(isOfAccount)));
	checked.add(account);
	const others: object = Object.fromEntries(entries.filter(entry => !isOfAccount(entry)));
	return {account: mergeAccounts(base, account), others};
}

/** The keys of both accounts; those of the second win, in `readings` and `severities` entry by entry. */
function mergeAccounts(base: Account, account: Account): Account {
	if (isEmpty(base)) return account;
	if (isEmpty(account)) return base;
	const {readings, severities} = base;
	const both: Account = Object.freeze({
		...base,
		...account,
		...(readings && account.readings && {readings: Object.freeze({...readings, ...account.readings})}),
		...(severities && account.severities && {severities: Object.freeze({...severities, ...account.severities})}),
	});
	checked.add(both);
	return both;
}

function isEmpty(account: Account): boolean {
	return Object.keys(account).length === 0;
}

/** Checks the types of `enabled` and `mandateCodes` that the specification does not name, and the codes of `enabled` against the codes of the account. */
function reportEnabled(account: Account, report: IssueCollector, pointer: string, base: Account): void {
	const enabled: Enabled = readablePart(account, 'enabled') ?? {};
	const types = readableItems(readablePart(account, 'types') ?? base.types);
	const lists = Object.entries<unknown>(readablePart(account, 'codes') ?? base.codes ?? {});
	const codes = lists
		.map(([list, items]) => [list, readableItems(items)] as const)
		.filter(([, {length}]) => length > 0);
	const catalog = catalogOf(Object.fromEntries(codes), readablePart(account, 'servicePrefix') ?? base.servicePrefix);
	const reportType = (type: string, place: string, known: readonly string[]) => {
		const problem = vocabularyProblem(type, [...known, ...types], 'payment method type');
		report.add(place, problem && {...problem, rule: 'unknown-key'});
	};
	for (const type of Object.keys(readablePart(account, 'mandateCodes') ?? {}))
		reportType(type, `${pointer}/mandateCodes${pointerSegment(type)}`, PROVIDER_TYPES);
	for (const [type, value] of Object.entries<unknown>(enabled)) {
		const place = `${pointer}/enabled${pointerSegment(type)}`;
		reportType(type, place, ENABLED_TYPES);
		if (!isCatalogList(type)) continue;
		for (const [index, code] of readableItems(value).entries())
			report.add(`${place}/${index}`, catalogProblem(catalog, type, code));
	}
}

/** Checks the instruments of `guarantees` that have a shape: their types may be those of the account. */
function reportGuarantees(account: Account, report: IssueCollector, pointer: string, base: Account): void {
	const guarantees = readablePart(account, 'guarantees');
	if (guarantees === undefined) return;
	const read = instrumentReader(readableItems(readablePart(account, 'types') ?? base.types));
	for (const list of ['shown', 'hidden'] as const) {
		for (const [index, instrument] of (readablePart(guarantees, list) ?? []).entries()) {
			if (!isReadable(instrument) || !Object.values(instrument).every(isReadable)) continue;
			const {text} = read(instrument);
			if (text !== undefined) report.add(`${pointer}/guarantees/${list}/${index}`, {rule: 'unknown-value', ...text});
		}
	}
}

function readableItems(list: unknown): readonly string[] {
	const items: readonly unknown[] = Array.isArray(list) ? list : [];
	return items.filter(item => typeof item === 'string');
}
