// A representative in words.
import {escapeText} from '../../diagnostics/format-value.js';
import {GROUP_LABELS, KIND_LABELS, TYPE_LABELS} from '../describe/labels.js';
import {attributeOf, type Representative} from './equivalence-classes.js';

const CARD_WORDS = [
	['brand', 'brand'],
	['subType', 'sub type'],
	['bank', 'bank'],
] as const;
const PLAN_WORDS = [
	['paymentMethodType', 'type'],
	['paymentMethod', 'provider'],
	['issuer', 'issuer'],
] as const;

/** The representative's class in words, such as `credit cards of bank BANK_A`; what no filter depends on is left out. */
export function labelOf({instrument, relevant, unnamed, isWhole}: Representative, namesKinds: boolean): string {
	const mandates = mandateWords(instrument.supportsMandates);
	const given = (attribute: string): string | undefined =>
		relevant.has(attribute) ? String(attributeOf(instrument, attribute)) : undefined;
	const one = (what: string, attribute: string) => {
		const value = given(attribute);
		return value !== undefined && unnamed.has(attribute)
			? `any other ${what}`
			: `the ${what} ${escapeText(value ?? '')}`;
	};
	const all = (words: readonly (readonly [attribute: string, word: string])[]) =>
		words.flatMap(([attribute, what]) => {
			const value = given(attribute);
			if (value === undefined) return [];
			return unnamed.has(attribute) ? [`of any other ${what}`] : [`of ${what} ${escapeText(value)}`];
		});
	const {type} = instrument;
	if (type === 'CARD') {
		const cardType = given('cardType');
		const cards = cardType === undefined ? 'cards' : `${cardType.toLowerCase()} cards`;
		const bin = given('bin');
		const numbers =
			bin === undefined ? [] : [unnamed.has('bin') ? 'with any other number' : `with numbers from ${bin}`];
		return [cards, ...all(CARD_WORDS), ...numbers, ...mandates].join(' ');
	}
	if (type === 'EMI') {
		const tenure = given('tenure');
		const months =
			tenure === undefined
				? []
				: [
						unnamed.has('tenure')
							? 'with any other tenure'
							: `with tenures from ${tenure} ${tenure === '1' ? 'month' : 'months'}`,
					];
		const {kind, group} = instrument;
		return [
			namesKinds ? KIND_LABELS[kind] : 'EMI',
			GROUP_LABELS[group],
			...all(PLAN_WORDS),
			...months,
			...mandates,
		].join(' ');
	}
	if (type === 'UPI') {
		const attribute = instrument.handle === undefined ? 'app' : 'handle';
		if (isWhole) return ['UPI', ...mandates].join(' ');
		const payments = relevant.has(attribute) ? one(`UPI ${attribute}`, attribute) : `UPI ${attribute}s`;
		return [payments, ...mandates].join(' ');
	}
	const words = Object.hasOwn(TYPE_LABELS, type) ? TYPE_LABELS[type] : {whole: type, one: `${type} provider`};
	if (!relevant.has('code')) return [words.whole, ...mandates].join(' ');
	return [`${type === 'NB' ? 'net banking of ' : ''}${one(words.one, 'code')}`, ...mandates].join(' ');
}

function mandateWords(supportsMandates: boolean | undefined): readonly string[] {
	return supportsMandates === undefined ? [] : [`${supportsMandates ? 'with' : 'without'} support for mandates`];
}
