// msw in CommonJS: one call is mocked, the other is refused.
const {HttpResponse, http} = require('msw');
const {setupServer} = require('msw/node');
const call = require('./call.cjs');

const mocked = () => HttpResponse.json({sdk_payload: {mocked: true}});
setupServer(...process.argv.slice(2).map(origin => http.post(`${origin}/mocked/session`, mocked))).listen({
	onUnhandledRequest: 'error',
});
call(require('paylock'), 'mocked', 'unmatched');
