// Inspect: the one evaluator behind explain, compile, diff, lint and the matchers.
import type {PaymentOption} from '../../wire/payment-filter.js';
import type {PaymentMethodType} from '../../wire/payment-method.js';
import type {CardInstrument, EmiInstrument, Instrument, ProviderInstrument, UpiInstrument} from '../instrument.js';
import type {Subject} from '../subject.js';
import {cardEvaluator} from './card-option.js';
import {type Defaults, defaultsOf, notNamed} from './defaults.js';
import {type EmiEvaluator, emiEvaluator} from './emi-plan.js';
import {held} from './get-or-insert-computed.js';
import {providerEvaluator} from './provider-option.js';
import {readInstrument} from './read-instrument.js';
import {emiShownAndHidden, screenRules} from './screen.js';
import {upiEvaluator} from './upi-option.js';
import {allOf, answer, type Explanation, reason} from './verdict.js';

/** Judges instruments against one subject; never throws, whatever it is given. */
export type Evaluator = (instrument: unknown) => Explanation;

type Evaluate = (instrument: Instrument) => Explanation;

/** Prepares each type's index when that type is first asked for. */
export function evaluatorOf(subject: Subject): Evaluator {
	const beside = subject.emiTwice ? subject.request?.emiOptions : undefined;
	if (beside === undefined) return evaluatorOfOne(subject);
	const other = {...subject, emi: beside, emiPointer: '/emiOptions'};
	return eitherEmi(evaluatorOfOne(subject), evaluatorOfOne(other), subject.emiPointer);
}

/** `emiOptions` in both places: which of them is read is not stated, so only what both say is certain. */
function eitherEmi(inside: Evaluator, beside: Evaluator, pointer: string): Evaluator {
	const message = 'emiOptions stands in the filter and beside it: which of the two counts is not stated';
	const because = [pointer, '/emiOptions'].map(place => reason(place, 'emi-options-twice', message));
	return instrument => {
		const one = inside(instrument);
		return one.verdict === beside(instrument).verdict ? one : {verdict: 'undetermined', because};
	};
}

function evaluatorOfOne(subject: Subject): Evaluator {
	const evaluators = new Map<Instrument['type'], Evaluate>();
	const rules = screenRules(subject);
	return input => {
		const read = readInstrument(input);
		if (read.instrument === undefined) return answer('undetermined', reason('', 'unreadable-instrument', read.wrong));
		const {instrument} = read;
		const own = held(evaluators, instrument.type, () => judgeOf(instrument.type, subject))(instrument);
		if (rules.length === 0) return own;
		return allOf([own, ...rules.flatMap(rule => rule(instrument) ?? [])]);
	};
}

/** An instrument's type is its judge's: each judge below is asked for its own type only. */
function judgeOf(type: Instrument['type'], subject: Subject): Evaluate {
	const defaults = defaultsOf(subject);
	if (type === 'EMI') {
		const evaluate = emiOf(subject, defaults);
		return instrument => evaluate(instrument as EmiInstrument);
	}
	const found = firstOption(subject, type);
	if (found === undefined) {
		const judged = notNamed(defaults, type);
		return () => judged;
	}
	const {option, pointer} = found;
	if (type === 'CARD') {
		const evaluate = cardEvaluator(option, pointer, defaults);
		return instrument => evaluate(instrument as CardInstrument);
	}
	if (type === 'UPI') {
		const evaluate = upiEvaluator(option, pointer, defaults);
		return instrument => evaluate(instrument as UpiInstrument);
	}
	const evaluate = providerEvaluator(option, pointer, defaults);
	return instrument => evaluate((instrument as ProviderInstrument).code);
}

/** The option that counts for a type: of a type given twice the first (open point 7). */
function firstOption(
	{filter, base}: Subject,
	type: PaymentMethodType,
): {readonly option: PaymentOption; readonly pointer: string} | undefined {
	const at = filter?.options.findIndex(option => option.paymentMethodType === type) ?? -1;
	const option = filter?.options[at];
	return option === undefined ? undefined : {option, pointer: `${base}/options/${at}`};
}

function emiOf(subject: Subject, defaults: Defaults): EmiEvaluator {
	const contradicted = emiShownAndHidden(subject);
	if (contradicted !== undefined) return () => contradicted;
	const evaluate = emiEvaluator(subject.emi, subject.emiPointer, defaults);
	const cards = hiddenCards(subject, defaults);
	if (cards === undefined) return evaluate;
	return plan => (plan.group === 'cardless' ? evaluate(plan) : allOf([evaluate(plan), cards]));
}

/** Credit and debit plans while the filter hides CARD whole: whether they go with it is not stated. */
function hiddenCards(subject: Subject, defaults: Defaults): Explanation | undefined {
	const found = firstOption(subject, 'CARD');
	const hidden = found === undefined ? !defaults.allow : !found.option.enable;
	if (!hidden) return undefined;
	const message = 'CARD is hidden: whether credit and debit EMI go with it is not stated';
	return answer('undetermined', reason(found?.pointer ?? defaults.pointer, 'emi-cards-hidden', message));
}
