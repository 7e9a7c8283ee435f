// How large one input may be in all; a file of its own, since a mutation run is asked about the small inputs only.
import {expect, test} from 'vitest';
import {readPaymentFilter} from '../../src/schema/payment-filter-shape.js';
import {issuesOf} from '../schema/issue-messages.js';

test('a filter holds 4000000 values in all, what stands in it twice counted twice', () => {
	const list = new Array(1_000_000).fill('A');
	const options = new Array(5).fill({paymentMethodType: 'WALLET', enable: true, paymentMethods: list});
	expect(issuesOf(report => readPaymentFilter({allowDefaultOptions: true, options}, report, ''))).toMatchInlineSnapshot(
		`"/options/3/paymentMethods too-large"`,
	);
});
