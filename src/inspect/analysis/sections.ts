// The sections of the screen that one or several subjects distinguish: cards, UPI, providers, and the plans of each EMI kind.

import type {Account} from '../../account/account.js';
import type {Readings} from '../../account/readings.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {type Attribute, codeAttribute} from '../evaluate/attribute.js';
import {enabledCodes, formsOfEnabled, isEnabledCode} from '../evaluate/enabled-claim.js';
import {CARDS, cardRows, issuerPrefix, METHOD, planKind, upiRows} from '../evaluate/filter-kinds.js';
import {type FilterRow, filterRow} from '../evaluate/filter-row.js';
import type {Subject} from '../subject/read-subject.js';
import type {ReadOption} from '../subject/subject.js';
import {planGroupOf, readableEmi, readableOptionOf} from '../subject/subject-parts.js';
import {boxesOf, type OwnedRow} from './filter-boxes.js';
import type {Section} from './section.js';

const cachedSections = new WeakMap<Subject, readonly Section[]>();

/** The sections of a subject; computed once because several rules need them. */
export function sectionsIn(subject: Subject): readonly Section[] {
	return getOrInsertComputed(cachedSections, subject, () => sectionsOf([subject], subject.account));
}

/** The option that counts for a type, if it can be read. */
interface OwnedOption extends Pick<OwnedRow, 'owner'> {
	readonly option: ReadOption;
	readonly readings: Readings;
}

/**
 * The sections of one or more subjects, in the order of the payment method types, EMI last.
 *
 * @param account - what the accounts of the subjects have in common
 * @param isWanted - false for a type whose sections are left out
 */
export function sectionsOf(
	subjects: readonly Subject[],
	account: Account,
	isWanted: (type: string) => boolean = () => true,
): readonly Section[] {
	const all = new Set<string>([...PAYMENT_METHOD_TYPES, ...(account.types ?? [])]);
	const isAvailable = (type: string) => isWanted(type) && enabledCodes(account.enabled, type) !== false;
	const available = [...all].filter(isAvailable);
	const sections = available.flatMap(type => {
		const options = subjects.flatMap((subject, owner) => {
			const readings = subject.account.readings ?? {};
			const option = readableOptionOf(subject, type);
			return option === undefined ? [] : [{owner, option, readings}];
		});
		if (type === 'CARD') {
			const rows = rowsOf(options, 'cardFilters', cardRows);
			return [sectionOf({type}, CARDS.attributes, rows)];
		}
		if (type === 'UPI') return upiSections(options);
		return [providerSection(type, options, account, subjects.length > 1, listsOfAccounts(subjects, type, account))];
	});
	return isAvailable('EMI') ? [...sections, ...planSections(subjects, account)] : sections;
}

/** Codes that the account of a subject treats differently from other codes. */
interface OwnedCodes {
	readonly owner: number;
	readonly codes: readonly string[];
}

/**
 * The codes that an account enables, if the accounts of the subjects enable different codes; and in a session with a mandate,
 * the codes that support mandates.
 */
function listsOfAccounts(subjects: readonly Subject[], type: string, {enabled}: Account): readonly OwnedCodes[] {
	return subjects.flatMap(({account, mandateKind}, owner) => {
		const codes = account.enabled === enabled ? true : enabledCodes(account.enabled, type);
		const mandateCodes = mandateKind === undefined ? undefined : account.mandateCodes;
		const supporting = enabledCodes(mandateCodes, type);
		return [codes, supporting].flatMap(list =>
			typeof list === 'boolean'
				? []
				: [{owner, codes: list.flatMap(code => formsOfEnabled(code, account.servicePrefix))}],
		);
	});
}

function rowsOf<Key extends 'cardFilters' | 'upiFilters'>(
	options: readonly OwnedOption[],
	key: Key,
	rowsIn: (filters: NonNullable<ReadOption[Key]>, pointer: string) => readonly FilterRow[],
): readonly OwnedRow[] {
	return options.flatMap(({option, ...others}) => {
		const filters = option[key];
		if (!option.enable || filters === undefined) return [];
		return rowsIn(filters, `${option.pointer}/${key}`).map(row => ({...others, place: 0, row}));
	});
}

/** `fixed` are attributes with one value in the whole section. */
function sectionOf(
	base: Section['base'],
	attributes: readonly Attribute[],
	rows: readonly OwnedRow[],
	fixed: ReadonlyMap<string, string> = new Map(),
): Section {
	const listsOf = (name: string) =>
		rows.flatMap(({row: {required, flagged}}) =>
			[...required, ...flagged].filter(one => one.attribute.name === name).map(({list}) => list),
		);
	// Two subjects may write the codes of one attribute in different ways, so that each has its own object for the attribute.
	const dimensions = attributes.map(({name, dimensionOf}) => dimensionOf(listsOf(name)));
	return {base, dimensions, boxes: rows.flatMap(row => boxesOf(row, dimensions, fixed))};
}

/** One section for handles and one for apps: an instrument has a separate attribute for each. */
function upiSections(options: readonly OwnedOption[]): readonly Section[] {
	const rows = rowsOf(options, 'upiFilters', upiRows);
	const section = (upiType: string, name: string, stem: string) => {
		const attribute = codeAttribute(name, name, undefined, undefined, stem);
		const isOwn = (method: string) => method.startsWith('@') === (upiType === 'COLLECT');
		const own = rows.flatMap(({row, ...others}) => {
			const list = row.required.find(one => one.attribute === METHOD)?.list;
			if (list === undefined) return [{...others, row}];
			const items = list.filter(isOwn);
			// A filter that names only methods of the other kind matches nothing in this section.
			if (list.length > 0 && items.length === 0) return [];
			const required = row.required.map(one => (one.list === list ? {attribute, list: items} : one));
			return [{...others, row: {...row, required}}];
		});
		return sectionOf({type: 'UPI'}, [attribute], own, new Map([['upiType', upiType]]));
	};
	const [handles, apps] = [section('COLLECT', 'handle', '@other'), section('INTENT', 'app', 'OTHER')];
	const methods = handles.boxes.length + apps.boxes.length === 0 ? [{...apps, isWholeType: true}] : [handles, apps];
	const hasCodes = options.some(({option}) => option.paymentMethods !== undefined);
	return hasCodes ? [...methods, providerSection('UPI', options, {})] : methods;
}

function providerSection(
	type: string,
	options: readonly OwnedOption[],
	{enabled, servicePrefix}: Account,
	isComparison = false,
	listsOfAccount: readonly OwnedCodes[] = [],
): Section {
	const available = enabledCodes(enabled, type);
	const named = options.flatMap(({option}) => option.paymentMethods ?? []);
	const closed =
		typeof available === 'boolean'
			? undefined
			: [
					...new Set([
						...available,
						...named.filter(code => isEnabledCode(code, available, servicePrefix)),
						// A list may name a provider without its doubled code: then the verdict on only one of the two codes changes.
						...(isComparison ? named.filter(code => available.includes(code)) : []).flatMap(code =>
							formsOfEnabled(code, servicePrefix),
						),
					]),
				];
	const code = codeAttribute('code', 'code', closed, undefined, type === 'NB' ? 'NB_OTHER' : 'OTHER');
	const rowOf = (flag: Pick<ReadOption, 'enable' | 'pointer'>, list: readonly string[]) =>
		filterRow(flag, flag.pointer, 0, [{attribute: code, list}]);
	const rows = [
		...options.flatMap(({owner, option: {paymentMethods: list = [], ...flag}}): readonly OwnedRow[] =>
			list.length === 0 ? [] : [{owner, place: 0, row: rowOf(flag, list), readings: {}}],
		),
		...listsOfAccount.map(({owner, codes}) => {
			return {owner, place: OF_ACCOUNT.place, row: rowOf(OF_ACCOUNT, codes), readings: {}};
		}),
	];
	// Cash on delivery has no providers unless a filter names some, or a list of them that cannot be read.
	const isListed = rows.length > 0 || closed !== undefined;
	const isWholeType = type === 'CASH' && !isListed;
	const section = sectionOf({type}, isWholeType ? [] : [code], rows);
	// The verdict on the providers that a list does not name depends on more than its flag.
	return {...section, boxes: section.boxes.map(({effect: _, ...box}) => ({...box, isCertain: false}))};
}

/** Stands for a list of the account, which has no place in the input. */
const OF_ACCOUNT = {enable: true, pointer: '', place: -1} as const;

/** The sections of EMI plans. If no filter names a kind, one kind represents all of them. */
function planSections(subjects: readonly Subject[], account: Account): readonly Section[] {
	const isNamed = subjects.some(({emiFilters}) => emiFilters.length > 0);
	const owners = subjects.map(subject => {
		const kind = planKind(issuerPrefix(subject), account.types);
		return {...kind, emiFilters: readableEmi(subject), readings: subject.account.readings ?? {}};
	});
	const {attributes, type} = owners[0] as (typeof owners)[number]; // there is a subject
	const plans = (isNamed ? EMI_KINDS : EMI_KINDS.slice(0, 1)).flatMap(kind =>
		PLAN_GROUPS.map(group => {
			const rows = owners.flatMap(({emiFilters, rowsOf: planRows, readings}, owner) =>
				emiFilters.flatMap((emi, place) => {
					const {pointer = '', group: {filters = []} = {}} = planGroupOf(emi, kind, group) ?? {};
					return planRows(filters, `${pointer}/filters`).map(row => ({owner, place, row, readings}));
				}),
			);
			if (group === 'cardless') return sectionOf({type: 'EMI', kind, group}, attributes, rows);
			const base = {type: 'EMI', kind, group, paymentMethodType: 'CARD'};
			const others = attributes.filter(one => one !== type);
			return sectionOf(base, others, rows, new Map([[type.name, 'CARD']]));
		}),
	);
	return isNamed ? plans : plans.map(section => ({...section, isWholeType: true}));
}
