// The sections of the screen that one or several subjects distinguish: cards, UPI, providers, and the plans of each EMI kind.
import {
	type NormalSubject,
	type SubjectFilters,
	type SubjectOption,
	type SubjectPlanFilter,
	UNREADABLE,
} from '../../model/subject.js';
import type {Account} from '../../wire/account.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {type Attribute, codeAttribute} from '../evaluate/attribute.js';
import {CARDS, cardRows, METHOD, planKind, upiRows} from '../evaluate/filter-kinds.js';
import {type FilterRow, filterRow} from '../evaluate/filter-row.js';
import {boxesOf, type OwnedRow} from './filter-boxes.js';
import type {Section} from './section.js';

/** An option that counts, or may count, for a type; `owner` distinguishes subjects. */
interface OwnedOption {
	readonly owner: string;
	readonly option: SubjectOption;
}

/** A subject whose issuers may have the prefix of its own account. */
export type AccountSubject = NormalSubject & {readonly account: Account};

/** In the order of the payment method types, EMI last; `account` is what the accounts of the subjects have in common. */
export function sectionsOf(subjects: readonly AccountSubject[], account: Account): readonly Section[] {
	const named = subjects.flatMap(({options}) => options.map(({type}) => type)).filter(type => type !== UNREADABLE);
	const all = new Set<string>([...PAYMENT_METHOD_TYPES, ...(account.types ?? []), ...named]);
	const sections = [...all].flatMap(type => {
		const options = subjects.flatMap((subject, owner) => optionsOf(subject, type, owner));
		if (type === 'CARD') {
			return [
				sectionOf(
					{type},
					CARDS.attributes,
					rowsOf(options, ({cardFilters}) => cardFilters, cardRows),
				),
			];
		}
		return type === 'UPI' ? upiSections(options) : [providerSection(type, options)];
	});
	return [...sections, ...planSections(subjects, account)];
}

/** The first option of the type, and those before it whose type could not be read. */
function optionsOf({options}: NormalSubject, type: string, owner: number): readonly OwnedOption[] {
	const first = options.findIndex(option => option.type === type);
	const counting = first < 0 ? options : options.slice(0, first + 1);
	return counting.flatMap((option, place) =>
		option.type === type || mayBe(option, type) ? [{owner: `${owner} ${place}`, option}] : [],
	);
}

function mayBe({type: found, possibleTypes}: SubjectOption, type: string): boolean {
	return found === UNREADABLE && (possibleTypes === undefined || possibleTypes.includes(type));
}

function rowsOf<Filter>(
	options: readonly OwnedOption[],
	filtersOf: (option: SubjectOption) => SubjectFilters<Filter> | undefined,
	rowsIn: (filters: readonly Filter[]) => readonly FilterRow[],
): readonly OwnedRow[] {
	return options.flatMap(({owner, option}) =>
		option.enable === false ? [] : rowsIn(filtersOf(option)?.items ?? []).map(row => ({owner, row})),
	);
}

/** `fixed` are attributes with one value in the whole section. */
function sectionOf(
	base: Section['base'],
	attributes: readonly Attribute[],
	rows: readonly OwnedRow[],
	fixed: ReadonlyMap<string, string> = new Map(),
): Section {
	const values = new Map(
		attributes.map(attribute => {
			const criteria = rows.flatMap(({row}) => row.criteria.filter(one => one.attribute.name === attribute.name));
			return [attribute.name, attribute.dimensionOf(criteria.map(({list}) => list.items))];
		}),
	);
	return {
		base,
		dimensions: Array.from(values.values(), ({dimension}) => dimension),
		boxes: rows.flatMap(row => boxesOf(row, values, fixed)),
	};
}

/** Handles and apps apart: each is named by its own attribute of an instrument. */
function upiSections(options: readonly OwnedOption[]): readonly Section[] {
	const rows = rowsOf(options, ({upiFilters}) => upiFilters, upiRows);
	const section = (upiType: string, name: string, stem: string) => {
		const attribute = codeAttribute(name, '', undefined, undefined, stem);
		const isOwn = (method: string) => method.startsWith('@') === (upiType === 'COLLECT');
		const own = rows.flatMap(({owner, row}) => {
			const methods = row.required.find(one => one.attribute === METHOD)?.list;
			const items = methods?.items.filter(isOwn);
			// A filter that names only methods of the other kind matches none of this one.
			if (methods?.isComplete && methods.items.length > 0 && items?.length === 0) return [];
			const required = row.required.map(one =>
				one.attribute === METHOD ? {attribute, list: {...one.list, items: items ?? []}} : one,
			);
			return [{owner, row: {...row, required}}];
		});
		return {...sectionOf({type: 'UPI'}, [attribute], own, new Map([['upiType', upiType]])), keepsEachValue: true};
	};
	const [handles, apps] = [section('COLLECT', 'handle', '@other'), section('INTENT', 'app', 'OTHER')];
	return handles.boxes.length + apps.boxes.length === 0 ? [{...apps, isWhole: true}] : [handles, apps];
}

function providerSection(type: string, options: readonly OwnedOption[]): Section {
	const code = codeAttribute('code', '', undefined, undefined, type === 'NB' ? 'NB_OTHER' : 'OTHER');
	const rows = options.flatMap(({owner, option: {providers, enable, pointer}}) =>
		providers === undefined || providers.items.length === 0
			? []
			: [{owner, row: filterRow({enable, pointer, isComplete: true}, 0, [{attribute: code, list: providers}])}],
	);
	// Cash on delivery has no providers unless a filter names some, or a list of them that cannot be read.
	const isListed = options.some(({option: {providers}}) => providers?.isComplete === false);
	const isWhole = type === 'CASH' && rows.length === 0 && !isListed;
	const section = sectionOf({type}, isWhole ? [] : [code], rows);
	// What a list of providers leaves to the others depends on more than its own flag.
	return {...section, boxes: section.boxes.map(({effect: _, ...box}) => box), keepsEachValue: !isWhole};
}

/** If no filter names a kind, one kind represents all of them. */
function planSections(subjects: readonly AccountSubject[], account: Account): readonly Section[] {
	const isNamed = subjects.some(({emiFilters}) => emiFilters.length > 0);
	const {attributes, type, rowsOf: rowsIn} = planKind(account);
	return (isNamed ? EMI_KINDS : EMI_KINDS.slice(0, 1)).flatMap(kind =>
		PLAN_GROUPS.map(group => {
			const rows = subjects.flatMap(({emiFilters, account: {servicePrefix}}, owner) =>
				emiFilters.flatMap((emi, place) => {
					const found = emi === UNREADABLE ? undefined : emi.kinds[kind];
					const plans = found === undefined || found === UNREADABLE ? undefined : found.groups[group];
					const filters = plans === undefined || plans === UNREADABLE ? undefined : plans.filters;
					const items = filters?.items ?? [];
					const isCommon = servicePrefix === account.servicePrefix;
					return rowsIn(isCommon ? items : items.map(item => withBothForms(item, `${servicePrefix}_`))).map(row => ({
						owner: `${owner} ${place}`,
						row,
					}));
				}),
			);
			if (group === 'cardless') return sectionOf({type: 'EMI', kind, group}, attributes, rows);
			const base = {type: 'EMI', kind, group, paymentMethodType: 'CARD'};
			const others = attributes.filter(one => one !== type);
			return sectionOf(base, others, rows, new Map([[type.name, 'CARD']]));
		}),
	);
}

/** Each issuer with and without the prefix, where subjects of several prefixes are compared. */
function withBothForms(filter: SubjectPlanFilter, prefix: string): SubjectPlanFilter {
	const lists = filter.lists.map(one => {
		if (one.what !== 'issuers') return one;
		const items = one.list.items.flatMap(item => {
			const bank = item.startsWith(prefix) ? item.slice(prefix.length) : item;
			return [bank, prefix + bank];
		});
		return {...one, list: {...one.list, items: [...new Set(items)]}};
	});
	return {...filter, lists};
}
