// nock in an ES module: one call is mocked, the other is refused.
import * as paylock from 'paylock';
import call from './call.cjs';

const {default: nock} = await import(process.env.NOCK);
nock.disableNetConnect();
for (const origin of process.argv.slice(2))
	nock(origin)
		.post('/mocked/session')
		.reply(200, {sdk_payload: {mocked: true}});
await call(paylock, 'mocked', 'unmatched');
