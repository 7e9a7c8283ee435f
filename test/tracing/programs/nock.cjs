// nock in CommonJS: one call is mocked, the other is refused.
const nock = require(process.env.NOCK);
const call = require('./call.cjs');

nock.disableNetConnect();
for (const origin of process.argv.slice(2))
	nock(origin)
		.post('/mocked/session')
		.reply(200, {sdk_payload: {mocked: true}});
call(require('paylock'), 'mocked', 'unmatched');
