// The largest total size of one input; a separate file, since mutation runs use small inputs only.
import {expect, test} from 'vitest';
import {readPaymentFilter} from '../../src/schema/payment-filter-shape.js';
import {issuesOf} from './issue-messages.js';

test('a filter has at most 4000000 values, and repeated values count each time', () => {
	const list = new Array(1_000_000).fill('A');
	const options = new Array(5).fill({paymentMethodType: 'WALLET', enable: true, paymentMethods: list});
	expect(issuesOf(report => readPaymentFilter({allowDefaultOptions: true, options}, report, ''))).toMatchInlineSnapshot(
		`"/options/3/paymentMethods too-large"`,
	);
});
