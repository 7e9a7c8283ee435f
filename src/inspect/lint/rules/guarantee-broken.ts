// A rule about what must hold for every filter of the account.
import {instrumentReader, UPI_ATTRIBUTES} from '../../../account/read-instrument.js';
import {escapeText} from '../../../diagnostics/format-value.js';
import type {Instrument} from '../../../wire/instrument.js';
import {unlessExceeded} from '../../analysis/budget.js';
import {classParts} from '../../analysis/class-parts.js';
import {describeInstrument} from '../../evaluate/completions.js';
import {createEvaluator} from '../../evaluate/evaluator.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'The account states guarantees that every filter keeps; this filter does the opposite for some instrument, or leaves it open.',
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
	// Customers do not pay on the screen for stored payment methods.
	if (guarantees === undefined || subject.action === 'paymentManagement') return;
	const explain = createEvaluator(subject);
	for (const expected of ['shown', 'hidden'] as const) {
		const opposite = expected === 'shown' ? 'hidden' : 'shown';
		for (const stated of guarantees[expected] ?? []) {
			const guaranteed = stated as Instrument; // types of the account are checked where it is read
			const answers = instrumentsFor(guaranteed, subject).map(witness => ({witness, ...explain(witness)}));
			const broken =
				answers.find(({verdict}) => verdict === opposite) ?? answers.find(({verdict}) => verdict === 'undetermined');
			if (broken === undefined) continue;
			const {verdict, because, witness} = broken;
			const isOpen = verdict === 'undetermined';
			report(because[0]?.pointer ?? '', {
				problem: `the account guarantees that ${textOf(guaranteed)} is ${expected}, and ${textOf(witness)} is ${verdict}`,
				remedy: isOpen
					? 'settle the reading that decides here, or change the filter'
					: 'change the filter, or the guarantee',
				found: textOf(witness),
				...(isOpen && ({severity: 'warning'} as const)),
			});
		}
	}
}

/** One instrument of each class that completes the guaranteed one; itself where the account has none of its type. */
function instrumentsFor(guaranteed: Instrument, subject: LintSubject): readonly Instrument[] {
	const read = instrumentReader(subject.account.types ?? []);
	// No class where there are too many to list: then only the guaranteed instrument itself is evaluated.
	const classes = unlessExceeded(
		() => classParts(subject),
		() => [],
	);
	const completions = classes
		.filter(({type}) => type === guaranteed.type)
		// Every combination of a class's values is in the class, so a class that has the guaranteed values has this instrument.
		.flatMap(({instrument}) => read({...withoutOtherUpi(instrument, guaranteed), ...guaranteed}).instrument ?? []);
	return completions.length === 0 ? [guaranteed] : completions;
}

/** A UPI payment has one of a handle, an app and a code. */
function withoutOtherUpi(instrument: Instrument, guaranteed: Instrument): Instrument {
	const isNamed = guaranteed.type === 'UPI' && UPI_ATTRIBUTES.some(name => name in guaranteed);
	return isNamed ? guaranteed : instrument;
}

/** Every value of the instrument, without invisible characters. */
function textOf(instrument: Instrument): string {
	return escapeText(describeInstrument(instrument), Number.POSITIVE_INFINITY);
}
