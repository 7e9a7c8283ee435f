// Converts a filter or session request to the code that builds it.

import type {Account} from '../../account/account.js';
import type {Issue} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {BOOLEAN} from '../../schema/shape.js';
import {listed} from '../../schema/vocabulary.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import {DEFAULT_TENURE_ENCODING, type TenureEncoding} from '../../wire/emi-filter.js';
import type {FilterParts, OptionParts} from '../../wire/payment-filter.js';
import {Budget} from '../analysis/budget.js';
import {changesBetween} from '../analysis/changes.js';
import {onlyEmbedded} from '../read/envelope.js';
import {checkOwnOptions} from '../read/inspect-options.js';
import {plainDataOf} from '../read/snapshot.js';
import type {RepairChange} from '../repair/change.js';
import {repair} from '../repair/repair.js';
import {hasReadablePart, readSubject, readSubjectOrThrow, type Subject, unreadIssues} from '../subject/read-subject.js';
import {withoutFilter} from '../subject/recovered-parts.js';
import {readableEmi} from '../subject/subject-parts.js';
import {extraOptionKeys, undocumentedType} from '../subject/undocumented.js';
import {createExactModule, createModule, createNames, findTenureEncodings, pickSwitches} from './module.js';
import {type CodeExport, type CodeModule, writeModule} from './module-text.js';
import {CodeNotes, type Note} from './notes.js';
import {listParameters} from './request.js';
import {exportBuilder, exportPlainFilter, isNote} from './try-builders.js';
import {writeEmi} from './wire-emi.js';
import {writeOptions} from './wire-options.js';

/**
 * The options of {@link toCode}: the account, and `exact`.
 *
 * @source The options are paylock's own.
 */
export interface ToCodeOptions extends Account {
	/** Reproduces the JSON exactly, as a frozen literal where builders would write something else; `false` by default. */
	readonly exact?: boolean | undefined;
}

/**
 * Writes a filter or a session request as the text of an ES module.
 *
 * The module exports `paymentFilter`, if there is a filter, and `request` for a session request. Both are builders equivalent
 * to the JSON. Unambiguous mistakes are repaired first, and a comment names each repair and each part that is left out: parts
 * without effect, and an option, or EMI as a whole, that cannot be read completely. `request` is a function of what changes
 * with every order: `order_id`, `amount`, the fields of the customer, and required fields that are absent, such as the terms of
 * a mandate. Parts that builders refuse become plain objects, with the reason in a comment. With `exact`, the module reproduces
 * the JSON unchanged.
 *
 * @param input - a filter, or a session request, as object, builder or JSON text
 * @param options - what is known about the account; `exact`: whether to reproduce the JSON unchanged
 * @returns TypeScript that imports only `paylock`
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for an unknown option
 * @example
 * ```ts
 * import {toCode} from 'paylock/inspect';
 *
 * toCode({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]});
 * // import {filter} from 'paylock';
 * //
 * // export const paymentFilter = filter()
 * // 	.allowDefaults(true)
 * // 	.hide('CASH');
 * ```
 * @source checkout-spec: payment_filter object; session request fields; open points 5 and 24
 */
export function toCode(input: unknown, options: ToCodeOptions = {}): string {
	return reportAtCall(toCode, () => {
		const {account, own} = checkOwnOptions<Pick<ToCodeOptions, 'exact'>>(options, input, 'toCode option', {
			exact: BOOLEAN,
		});
		const {exact = false} = own;
		const outer = plainDataOf(input);
		const data = onlyEmbedded(outer)?.value ?? outer;
		readSubjectOrThrow(data, account);
		return writeModule(exact ? {...createExactModule(data), isFrozen: true} : createBuilderModule(data, account));
	});
}

function createBuilderModule(input: unknown, given: Account): CodeModule {
	const {value: repaired, changes} = repair(input, given);
	const value = plainDataOf(repaired); // its depth is limited to what code can contain
	// Types that the specification does not name and that do not resemble any that it names.
	const documented = readSubject(value, {...given, types: []}, Number.POSITIVE_INFINITY);
	const types = [...new Set(documented.options.flatMap(option => undocumentedType(option) ?? []))];
	const read = types.length === 0 ? documented : readSubject(value, {...given, types}, Number.POSITIVE_INFINITY);
	const notes = new CodeNotes();
	const isLeftOut = read.isSession && hasNoFilter(read, changes);
	const subject = isLeftOut ? withoutItsFilter(read) : read;
	for (const type of types) notes.notes.push({text: `${type} is not a documented type: it is one of the account`});
	// Changes to comments and commas of a JSON text do not concern the filter.
	const isNamed = ({rule, pointer}: RepairChange) =>
		rule !== 'unreadable' && !(isLeftOut && pointer.startsWith(read.base));
	for (const change of changes) if (isNamed(change)) notes.add(change.pointer, change.message);
	const repairs = [...notes.notes];
	const isRule = (pointer: string) =>
		!read.isSession || [read.base, '/emiOptions'].some(base => pointer.startsWith(base));
	notes.unreadable(unreadIssues(read).filter(({pointer}) => isRule(pointer)));
	const tenureEncoding = chooseEncoding(value, notes);
	const account = pickSwitches({tenureEncoding, types});
	const {filter: wire, emi} = writeParts(subject, tenureEncoding, notes);
	for (const {pointer, keys} of extraOptionKeys(subject)) {
		const what = `builders do not write ${listed(keys, 'and')}`;
		if (keys.some(key => given.extraOptionFields?.includes(key))) notes.refuse(pointer, what);
		else for (const key of keys) notes.leftOut(pointer + pointerSegment(key), UNKNOWN_KEY);
	}
	const fields = Object.entries(Object(value)).filter(([key]) => !isLeftOut || key !== 'payment_filter');
	const json: {readonly [key: string]: unknown} = Object.fromEntries(fields);
	const isInFilter = ({pointer}: Note) => !subject.isSession || !pointer || pointer.startsWith(subject.base);
	const filterNotes = (all: readonly Note[]) => all.filter(isInFilter);
	const literal = (reason: Note): CodeExport =>
		exportPlainFilter(subject.base === '' ? json : json.payment_filter, filterNotes(repairs), reason);
	const found = notes.refusals.find(isInFilter) ?? exportBuilder(wire, filterNotes(notes.notes), createNames(account));
	const {isStated} = subject.defaults;
	const filter = isStated ? (isNote(found) ? literal(found) : found) : undefined;
	if (!subject.isSession) return createModule(filter, undefined, account);
	const parameters = listParameters(json);
	const isFixed = ({pointer}: Note) => !parameters.some(name => pointer === `/${name}`);
	const outside = notes.notes.filter(note => (!isStated || !isInFilter(note)) && isFixed(note));
	const parts = {
		request: json,
		parameters,
		filter: isStated ? wire : undefined,
		emi,
		problem: notes.refusals.find(({pointer = ''}) => pointer.startsWith('/emiOptions')),
		notes: outside,
	};
	return createModule(filter, parts, account);
}

const UNKNOWN_KEY = 'builders write no key that the specification does not name';

/** True for a request whose filter cannot be read at all: any code for it would be invented. */
function hasNoFilter({defaults, issues, ...read}: Subject, changes: readonly RepairChange[]): boolean {
	const isInside = ({severity, pointer}: Issue) => severity === 'error' && `${pointer}/`.startsWith(`${read.base}/`);
	const isStated = !changes.some(({rule, pointer}) => rule === 'missing-field' && pointer === defaults.pointer);
	return issues.some(isInside) && !hasReadablePart({defaults, ...read}, [...issues, ...changes], isStated);
}

function withoutItsFilter(subject: Subject): Subject {
	const emiFilters = readableEmi(subject).filter(({pointer}) => pointer === '/emiOptions');
	return {...subject, ...withoutFilter(subject.base), emiFilters};
}

/** The encoding of all tenures; the default one if there are several. */
function chooseEncoding(value: unknown, notes: CodeNotes): TenureEncoding {
	const [encoding = DEFAULT_TENURE_ENCODING, ...others] = findTenureEncodings(value);
	if (others.length === 0) return encoding;
	notes.notes.push({text: `The tenures are in several encodings: all are written as ${DEFAULT_TENURE_ENCODING}`});
	return DEFAULT_TENURE_ENCODING;
}

/** The filter and the EMI rules next to it, as builders write them. */
function writeParts(
	subject: Subject,
	encoding: TenureEncoding,
	notes: CodeNotes,
): {readonly filter: FilterParts; readonly emi: EmiFilter | undefined} {
	const {base} = subject;
	const {allow, pointer} = subject.defaults;
	if (typeof allow !== 'boolean') notes.add(pointer, 'read as true, as if it were missing');
	const budget = new Budget();
	const isSame = (...two: readonly [OptionParts, OptionParts]) => {
		const [one, other] = two.map(option =>
			readSubject({allowDefaultOptions: allow !== false, options: [option]}, subject.account),
		) as [Subject, Subject]; // one for each
		return budget.attempt(1 / 2, part => changesBetween(one, other, part).length === 0) ?? false;
	};
	const options = writeOptions(subject, notes, isSame);
	const writeEmiAt = (place: string) => {
		const emi = readableEmi(subject).find(one => one.pointer === place);
		if (emi !== undefined) return writeEmi(emi, {allow, encoding, notes});
		if (subject.emiFilters.some(one => one.pointer === place)) notes.incomplete(place);
		return undefined;
	};
	const inside = writeEmiAt(`${base}/emiOptions`);
	const filter = {allowDefaultOptions: allow !== false, options, ...(inside && {emiOptions: inside})};
	return {filter, emi: base === '' ? undefined : writeEmiAt('/emiOptions')};
}
