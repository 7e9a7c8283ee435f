// nock 13 in an ES module: one call is mocked, the other is refused.
import nock from 'nock-13';
import * as paylock from 'paylock';
import call from './call.cjs';

nock.disableNetConnect();
for (const origin of process.argv.slice(2))
	nock(origin)
		.post('/mocked/session')
		.reply(200, {sdk_payload: {mocked: true}});
await call(paylock, 'mocked', 'unmatched');
