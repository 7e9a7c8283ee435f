// A rule about what must hold for every filter of the account.
import {instrumentReader, UPI_ATTRIBUTES} from '../../../account/read-instrument.js';
import {escapeText} from '../../../diagnostics/format-value.js';
import {rangeEnds} from '../../../utils/intervals.js';
import type {PlanGroupName} from '../../../wire/emi-filter.js';
import type {Instrument} from '../../../wire/instrument.js';
import {type ClassParts, classParts} from '../../analysis/class-parts.js';
import {describeInstrument} from '../../evaluate/completions.js';
import {createEvaluator} from '../../evaluate/evaluator.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'The account states guarantees that every filter keeps; this filter does the opposite for some instrument, or leaves it open.',
	effect: 'Customers see something that you decided never to show, or miss something that you decided always to show.',
	source: 'The rule is paylock’s own.',
	account: {guarantees: {shown: [{type: 'UPI'}]}},
	wrong: {
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'UPI', enable: false},
		],
	},
	right: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
};

export const check: LintCheck = {id: 'guarantee-broken', check: reportGuaranteeBroken};

function reportGuaranteeBroken(subject: LintSubject, report: ReportIssue): void {
	const {guarantees} = subject.account;
	// On the screen for stored payment methods, customers do not pay.
	if (guarantees === undefined || subject.action === 'paymentManagement') return;
	const explain = createEvaluator(subject);
	// If there are too many classes, the list is empty, and only the guaranteed instrument itself is evaluated.
	const classes = subject.budget.attempt(1 / 2, part => classParts(subject, part)) ?? [];
	const completionsOf = completer(classes, instrumentReader(subject.account.types ?? []));
	for (const expected of ['shown', 'hidden'] as const) {
		const opposite = expected === 'shown' ? 'hidden' : 'shown';
		for (const stated of guarantees[expected] ?? []) {
			const guaranteed = stated as Instrument; // checked when the account is read, including types of the account
			const answers = completionsOf(guaranteed).map(witness => ({witness, ...explain(witness)}));
			const broken =
				answers.find(({verdict}) => verdict === opposite) ?? answers.find(({verdict}) => verdict === 'undetermined');
			if (broken === undefined) continue;
			const {verdict, because, witness} = broken;
			const isOpen = verdict === 'undetermined';
			const isReading = because.some(({reading}) => reading !== undefined);
			const open = isReading ? 'settle the reading that decides here' : 'describe the guaranteed instrument further';
			report(because[0]?.pointer ?? '', {
				problem: `the account guarantees that ${textOf(guaranteed)} is ${expected}, and ${textOf(witness)} is ${verdict}`,
				remedy: isOpen ? `${open}, or change the filter` : 'change the filter, or the guarantee',
				found: textOf(witness),
				...(isOpen && ({severity: 'warning'} as const)),
			});
		}
	}
}

/** The attributes whose values are codes: a class has certain named codes, or the codes that no filter names, or both. */
const CODES = ['brand', 'cardType', 'subType', 'bank', 'code', 'handle', 'app'];

/** Completes a guaranteed instrument, at least once for each class that it may be in; without a class it stays unchanged. */
function completer(
	classes: readonly ClassParts[],
	read: ReturnType<typeof instrumentReader>,
): (guaranteed: Instrument) => readonly Instrument[] {
	const bins = [...new Set(classes.flatMap(binsOf))].map(rangeEnds);
	const width = bins[0]?.[0].length ?? 0;
	return guaranteed => {
		const asked = Object.entries(guaranteed);
		const own = classes.filter(
			({type, values}) =>
				type === guaranteed.type &&
				asked.every(([name, value]) => {
					const {named, hasOthers} = (CODES.includes(name) && values.get(name)) || {named: [], hasOthers: true};
					return hasOthers || named.includes(String(value));
				}),
		);
		const found = own.flatMap(one =>
			membersOf(one, guaranteed).flatMap(member => {
				const whole = read({...withoutOtherUpi(member, guaranteed), ...guaranteed}).instrument ?? [];
				return [whole].flat().flatMap(instrument => withBins(instrument, one));
			}),
		);
		return found.length === 0 ? [guaranteed] : found;
	};

	/** The instrument with longer BINs of the class that begin with its own BIN, one for each part of the ranges. */
	function withBins(instrument: Instrument, one: ClassParts): readonly Instrument[] {
		const bin = 'bin' in instrument ? instrument.bin : undefined;
		if (bin === undefined || bin.length >= width) return [instrument];
		const [low, high] = [bin.padEnd(width, '0'), bin.padEnd(width, '9')];
		const starts = bins.flatMap(([from, to]) => [from, String(BigInt(to) + 1n).padStart(width, '0')]);
		const ranges = binsOf(one).map(rangeEnds);
		const isOwn = (start: string) =>
			one.values.get('bin')?.hasOthers !== false || ranges.some(([from, to]) => from <= start && start <= to);
		const within = [low, ...starts].filter(start => low <= start && start <= high && isOwn(start));
		return Array.from(new Set(within), start => ({...instrument, bin: start}));
	}
}

function binsOf({values}: ClassParts): readonly string[] {
	return values.get('bin')?.named ?? [];
}

/** A representative of each group of plans in a class that may have the guaranteed values. */
function membersOf({instrument, values}: ClassParts, guaranteed: Instrument): readonly Instrument[] {
	const groups = values.get('group')?.named ?? [];
	if (instrument.type !== 'EMI' || 'group' in guaranteed || groups.length < 2) return [instrument];
	const {paymentMethodType: _, ...plan} = instrument;
	return groups.map(group => ({...plan, group: group as PlanGroupName})); // the names of the section are groups
}

/** Removes the other attributes: a UPI payment has only one of a handle, an app and a code. */
function withoutOtherUpi(instrument: Instrument, guaranteed: Instrument): Instrument {
	const isNamed = guaranteed.type === 'UPI' && UPI_ATTRIBUTES.some(name => name in guaranteed);
	return isNamed ? guaranteed : instrument;
}

/** Every value of the instrument, without invisible characters. */
function textOf(instrument: Instrument): string {
	return escapeText(describeInstrument(instrument), Number.POSITIVE_INFINITY);
}
