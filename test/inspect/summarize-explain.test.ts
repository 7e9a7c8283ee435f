// describe and explain agree about EMI, regardless of what hides cards.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {explain} from '../../src/inspect/evaluate/explain.js';
import {instrumentClasses} from '../../src/inspect/index.js';
import {summarize} from '../../src/inspect/summarize/summarize.js';
import type {EmiKind, PlanGroupName} from '../../src/wire/emi-filter.js';
import {page} from './page.js';

const KINDS = {standard: 'Standard EMI', lowCost: 'Low-cost EMI', noCost: 'No-cost EMI'} as const;
const GROUPS = {credit: 'on credit cards', debit: 'on debit cards', cardless: 'without a card'} as const;

const group = fc.record({enable: fc.boolean()});
const kind = fc.record(
	{enable: fc.boolean(), credit: group, debit: group, cardless: group},
	{requiredKeys: ['enable']},
);
const filter = fc.record({
	allowDefaultOptions: fc.boolean(),
	options: fc.constantFrom(
		[],
		[{paymentMethodType: 'CARD', enable: true}],
		[{paymentMethodType: 'CARD', enable: false}],
	),
	emiOptions: fc.record({standardEmi: kind, lowCostEmi: kind, noCostEmi: kind}),
});
const readings = fc.record(
	{
		emiOnHiddenCards: fc.constantFrom('shown' as const, 'hidden' as const),
		outerFlag: fc.constantFrom('outer-wins' as const, 'inner-wins' as const),
		unnamedEmi: fc.constantFrom('shown' as const, 'hidden' as const),
	},
	{requiredKeys: []},
);

/** The states of all plan groups, read back from the description. */
function described(text: string): ReadonlyMap<string, string> {
	const states = new Map<string, string>();
	let kindOfLines = '';
	for (const line of text.split('\n')) {
		const name = Object.entries(KINDS).find(([, label]) => line.startsWith(`- ${label}`))?.[0];
		if (name !== undefined) kindOfLines = name;
		if (name !== undefined && line.endsWith('is hidden.')) {
			for (const one of Object.keys(GROUPS)) states.set(`${name} ${one}`, 'hidden');
		}
		for (const [one, label] of Object.entries(GROUPS)) {
			const state = /: (shown|hidden|uncertain)/.exec(line)?.[1];
			if (line.trim().startsWith(label) && state !== undefined) states.set(`${kindOfLines} ${one}`, state);
		}
	}
	return states;
}

test('every plan group without plan filters', () => {
	fc.assert(
		fc.property(filter, readings, fc.constantFrom(undefined, 'showEMI'), (payment_filter, chosen, sdk_udf) => {
			const input = sdk_udf === undefined ? payment_filter : {...page, payment_filter, sdk_udf};
			const text = summarize(input, {readings: chosen});
			if (text.includes('contradict each other')) return;
			const states = described(text);
			for (const emiKind of Object.keys(KINDS) as EmiKind[]) {
				for (const planGroup of Object.keys(GROUPS) as PlanGroupName[]) {
					const {verdict} = explain(input, {type: 'EMI', kind: emiKind, group: planGroup}, {readings: chosen});
					const state = verdict === 'undetermined' ? 'uncertain' : verdict;
					expect([emiKind, planGroup, states.get(`${emiKind} ${planGroup}`)]).toEqual([emiKind, planGroup, state]);
				}
			}
		}),
		{numRuns: 500},
	);
});

/** Each with every choice of a reading, and without one. */
const CHOICES = {
	upiProviderCodes: [undefined, 'ignored', 'counts'],
	defaultsInside: [undefined, 'apply', 'ignore'],
} as const;

test('a list of codes on UPI is uncertain only where explain leaves something open', () => {
	for (const allowDefaultOptions of [true, false])
		for (const enable of [true, false])
			for (const upiProviderCodes of CHOICES.upiProviderCodes)
				for (const defaultsInside of CHOICES.defaultsInside) {
					const filter = {
						allowDefaultOptions,
						options: [
							{paymentMethodType: 'CARD', enable: true},
							{paymentMethodType: 'UPI', enable, paymentMethods: ['UPI_A']},
						],
					};
					const readings = {
						...(upiProviderCodes && {upiProviderCodes}),
						...(defaultsInside && {defaultsInside}),
					};
					const verdicts = new Set(
						instrumentClasses(filter, {readings}).flatMap(({type, verdict}) => (type === 'UPI' ? [verdict] : [])),
					);
					const line = summarize(filter, {readings})
						.split('\n')
						.find(one => one.startsWith('- UPI'));
					expect(/uncertain/.test(line ?? ''), JSON.stringify({filter, readings})).toBe(verdicts.has('undetermined'));
				}
});
