// Open point 7 is ours to decide, so no text states it as a fact about the service.
import {expect, test} from 'vitest';
import {lint, lintRules, paymentFilterSchema, summarize, toCode} from '../../src/inspect/index.js';

const cash = {paymentMethodType: 'CASH', enable: false};
const twice = {allowDefaultOptions: true, options: [cash, cash]};

test.each([
	['lint', () => lint(twice).find(({rule}) => rule === 'conflicting-type')?.message],
	['the description of the rule', () => lintRules.find(({id}) => id === 'conflicting-type')?.description],
	['summarize', () => summarize(twice)],
	['toCode', () => toCode(twice)],
	['the JSON Schema', () => JSON.stringify(paymentFilterSchema.toJSONSchema())],
])('%s says that paylock assumes that the first option counts', (_, text) => {
	expect(text()).toContain('paylock assumes that only the first option counts');
});
