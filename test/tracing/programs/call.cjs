// The calls of every program: a session over http: and one over https:, and what became of each.
const [, , ...origins] = process.argv;

const request = {
	action: 'paymentManagement',
	customer_id: 'customer-1',
	customer_email: 'customer@example.com',
	customer_phone: '0000000000',
	payment_page_client_id: 'client-1',
};

/** Calls the service at each origin, below each path, one after the other, and prints what became of them as JSON. */
module.exports = async function call({createSession, defineService}, ...paths) {
	const outcomes = [];
	for (const origin of origins)
		for (const path of paths) {
			const settings = {merchantId: 'MERCHANT_1', apiKey: 'invented-key', timeoutMs: 5000};
			const retry = {attempts: 3, maxDelayMs: 0};
			const service = defineService({...settings, retry, baseUrl: `${origin}/${path}`});
			const outcome = await createSession(request, service).then(
				({sdk_payload}) => sdk_payload,
				({kind, outcome, attempts, message}) => ({kind, outcome, attempts, message}),
			);
			outcomes.push({path, ...outcome});
			service.close();
		}
	console.log(JSON.stringify(outcomes));
	// Exporters and interceptors may keep the process alive.
	process.exit();
};
