// A plain request is refused for what a builder would refuse: only EMI is shown, and EMI is hidden.
import {expect, test} from 'vitest';
import {createSession, defineService, filter, MisuseError, type SessionRequest, session} from '../../src/index.js';

const service = defineService({baseUrl: 'http://127.0.0.1:1', merchantId: 'M', apiKey: 'K'});
const fields = {
	order_id: 'order-1',
	amount: '10.00',
	customer_id: 'customer-1',
	customer_email: 'customer@shop.example',
	customer_phone: '9000000001',
	payment_page_client_id: 'client',
} as const;
const alone = filter()
	.allowDefaults(true)
	.emi(emi => emi.showOnlyEmi());
const {emiOptions = {}, ...locking} = alone.build();

test.each<[string, SessionRequest]>([
	['in the filter', {...fields, action: 'paymentPage', sdk_udf: 'hideEMI', payment_filter: alone.build()}],
	['next to the filter', {...fields, action: 'paymentPage', sdk_udf: 'hideEMI', payment_filter: locking, emiOptions}],
])('emiOptions %s', async (_, request) => {
	const message = refusal(() => session('paymentPage', fields).paymentFilter(alone.build()).emiDisplay('hideEMI'));
	await expect(createSession(request, service)).rejects.toMatchObject({
		kind: 'invalid-request',
		outcome: 'not-sent',
		cause: {issues: [{pointer: '/sdk_udf', message}]},
	});
});

function refusal(make: () => unknown): string | undefined {
	try {
		make();
	} catch (error) {
		if (error instanceof MisuseError) return error.issues[0]?.message;
	}
	return undefined;
}
