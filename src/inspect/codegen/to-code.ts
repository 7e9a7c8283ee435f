// A filter or session request as the code that builds it.

import {InvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {MOST_ISSUES} from '../../diagnostics/issue-collector.js';
import {UNREADABLE} from '../../model/subject.js';
import {bare} from '../../schema/plain-object.js';
import {BOOLEAN} from '../../schema/shape.js';
import {type Account, DEFAULT_TENURE_ENCODING, type TenureEncoding} from '../../wire/account.js';
import type {EmiFilter} from '../../wire/emi-filter.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import {checkOwnOptions} from '../read/inspect-options.js';
import {type Subject, subjectOf, subjectOrThrow} from '../read/subject.js';
import {undocumentedType} from '../read/undocumented-type.js';
import {unreadableEmiPlace} from '../read/unreadable-issues.js';
import {repair} from '../repair/repair.js';
import {bareCopy, plainDataOf} from '../repair/snapshot.js';
import {exactModule} from './exact-module.js';
import {filterBuilder, filterLiteral, NO_FILTER} from './filter-part.js';
import {type CodeModule, type ExportCode, moduleText} from './module-text.js';
import {CodeNotes, commentOf} from './notes.js';
import {codeModule} from './session-code.js';
import {tenureEncodings} from './tenure-encodings.js';
import {unsupported} from './unsupported.js';
import {wireEmi} from './wire-emi.js';
import {wireOptions} from './wire-options.js';

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
 * The module exports `paymentFilter`, and for a session request also `request`. Both are builders equivalent to
 * the JSON: unambiguous mistakes are repaired first, and a comment names each repair and each part that is left out since it
 * has no effect or cannot be read. What builders refuse becomes a frozen plain object, with the reason in a comment.
 * With `exact`, the module reproduces the JSON unchanged.
 *
 * @param input - a filter, or a session request, as object, builder or JSON text
 * @param options - what is known about the account; `exact`: whether to reproduce the JSON unchanged
 * @returns JavaScript that imports only `paylock`
 * @throws {@link InvalidInputError} for input that is not a filter or session at all
 * @throws {@link MisuseError} for an unknown option
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
	const {account, own} = checkOwnOptions<Pick<ToCodeOptions, 'exact'>>(options, input, 'toCode option', {
		exact: BOOLEAN,
	});
	const data = plainDataOf(input);
	if (!own.exact) return moduleText(builderModule(data, account));
	subjectOrThrow(data, account);
	return moduleText(exactModule(data));
}

function builderModule(input: unknown, account: Account): CodeModule {
	const {value, changes} = repair(input, account);
	const types = accountTypes(subjectOf(value));
	const subject = subjectOf(value, bare({...account, types}), Number.POSITIVE_INFINITY);
	if (!subject.isReadable) throw new InvalidInputError(subject.issues.slice(0, MOST_ISSUES), subject.total);
	const notes = new CodeNotes(subject.issues);
	for (const type of types)
		notes.comments.push(commentOf(`${type} is not a documented type: it is one of the account`));
	for (const {pointer, message} of changes) notes.comment(pointer, message);
	const repairs = [...notes.comments];
	const tenureEncoding = encodingFor(value, notes);
	const emiNotes = new CodeNotes(subject.issues);
	const {filter: wire, emi} = partsOf(subject, tenureEncoding, notes, emiNotes);
	notes.unknownKeys(subject.base);
	if (subject.base !== '') emiNotes.unknownKeys('/emiOptions');
	const json: {readonly [key: string]: unknown} = bare(Object(value)); // an object, as it was read
	const reason = notes.refusal ?? unsupported(wire);
	const filter =
		reason === undefined
			? filterExport(subject, wire, notes.comments)
			: filterLiteral(subject.base === '' ? json : json.payment_filter, repairs, reason);
	const request = {
		request: json,
		...(subject.defaults.isStated && {filter: wire}),
		...(emi !== undefined && {emi}),
		emiComments: emiNotes.comments,
		emiProblem: emiNotes.refusal ?? (emi === undefined ? emiNotes.firstError('/emiOptions') : undefined),
	};
	return codeModule(filter, subject.isSession ? request : undefined, {tenureEncoding, types});
}

function filterExport({defaults}: Subject, filter: PaymentFilter, comments: readonly string[]): ExportCode {
	return defaults.isStated
		? filterBuilder(filter, comments)
		: {...NO_FILTER, comments: [...NO_FILTER.comments, ...comments]};
}

/** Types that the specification does not name and that do not resemble one that it names. */
function accountTypes({options}: Subject): readonly string[] {
	return [...new Set(options.flatMap(option => undocumentedType(option) ?? []))];
}

/** The encoding of all tenures; the default one if there are several. */
function encodingFor(value: unknown, notes: CodeNotes): TenureEncoding {
	const [encoding = DEFAULT_TENURE_ENCODING, ...others] = tenureEncodings(value);
	if (others.length === 0) return encoding;
	notes.comments.push(`The tenures are in several encodings: all are written as ${DEFAULT_TENURE_ENCODING}`);
	return DEFAULT_TENURE_ENCODING;
}

/** The filter and the EMI rules next to it, as builders write them, each with its own notes. */
function partsOf(
	{isSession, base, ...subject}: Subject,
	encoding: TenureEncoding,
	notes: CodeNotes,
	emiNotes: CodeNotes,
): {readonly filter: PaymentFilter; readonly emi?: EmiFilter} {
	const {defaults, hasAllOptions, emiFilters} = subject;
	const {allow} = defaults;
	if (allow === UNREADABLE) {
		notes.unreadable(defaults.pointer);
		notes.comment(defaults.pointer, 'read as true, as if it were missing');
	}
	if (!hasAllOptions) notes.unreadable(`${base}/options`);
	const options = wireOptions({...subject, isSession}, notes);
	let inside: EmiFilter | undefined;
	let beside: EmiFilter | undefined;
	for (const emi of emiFilters) {
		const place = emi === UNREADABLE ? unreadableEmiPlace(base, notes.errors) : emi.pointer;
		const isBeside = isSession && place === '/emiOptions';
		const ownNotes = isBeside ? emiNotes : notes;
		if (emi === UNREADABLE) ownNotes.unreadable(place);
		else if (isBeside) beside = wireEmi(emi, {allow, encoding, notes: ownNotes});
		else inside = wireEmi(emi, {allow, encoding, notes: ownNotes});
	}
	const filter = {allowDefaultOptions: allow !== false, options, ...(inside && {emiOptions: inside})};
	return bareCopy({filter, ...(beside && {emi: beside})});
}
