// adjust of filters and sessions of every kind, broken ones too: patches apply, and exact proposals change only the goal.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {adjust} from '../../src/inspect/adjust/adjust.js';
import {compile} from '../../src/inspect/evaluate/compile.js';
import {applyPatch} from './apply-patch.js';
import {anyInput, anyOptions, changed, instrumentsFor} from './small-universe.js';

test('never fails, and exact proposals change only the goal', () => {
	fc.assert(
		fc.property(anyInput, fc.nat(), fc.nat(), fc.boolean(), anyOptions, (valid, at, which, isShown, options) => {
			const input = at % 3 === 0 ? changed(valid, at) : valid;
			const all = instrumentsFor(input);
			const wanted = all[which % all.length];
			if (wanted === undefined) return;
			const {proposals, blocked} = adjust(input, isShown ? {show: [wanted]} : {hide: [wanted]}, options);
			expect(proposals[0]?.exact === true ? 0 : 1).toBe(blocked.length > 0 ? 1 : 0);
			const was = compile(input, options);
			// With a prefix, two ways to write a code mean one instrument.
			const isWanted = (one: object) =>
				JSON.stringify(one).replaceAll('P_', '') === JSON.stringify(wanted).replaceAll('P_', '');
			for (const {exact, patch, value} of proposals) {
				expect(applyPatch(input, patch)?.value).toEqual(value);
				const is = compile(value, options);
				expect(is.explain(wanted).verdict).toBe(isShown ? 'shown' : 'hidden');
				if (!exact) continue;
				const other = all.find(
					one => !isWanted(one) && is.explain(one).verdict !== was.explain(one).verdict && !sharesIssuer(one, wanted),
				);
				expect(other).toBeUndefined();
			}
		}),
		{numRuns: 100},
	);
}, 300_000);

test('an item of a list may be anything', () => {
	const input = {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: [['WALLET_A', 'WALLET_B']]}],
	};
	expect(adjust(input, {show: [{type: 'CASH'}]}).proposals[0]).toMatchObject({exact: true, patch: []});
	expect(() => adjust(input, {show: [{type: 'WALLET', code: 'WALLET_A'}]})).not.toThrow();
});

/** Issuers that all have a prefix in common are compared without it. */
function sharesIssuer(one: object, other: object): boolean {
	const bare = (instrument: object) => JSON.stringify(instrument).replace(/"issuer":"[A-Za-z0-9]+_/, '"issuer":"');
	return bare(one) === bare(other);
}
