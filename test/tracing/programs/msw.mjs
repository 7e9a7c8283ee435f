// msw in an ES module: one call is mocked, the other is refused.
import {HttpResponse, http} from 'msw';
import {setupServer} from 'msw/node';
import * as paylock from 'paylock';
import call from './call.cjs';

const mocked = () => HttpResponse.json({sdk_payload: {mocked: true}});
setupServer(...process.argv.slice(2).map(origin => http.post(`${origin}/mocked/session`, mocked))).listen({
	onUnhandledRequest: 'error',
});
await call(paylock, 'mocked', 'unmatched');
