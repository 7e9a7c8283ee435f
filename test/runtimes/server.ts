// The fault server in a Node process of its own, and beside it an address that tells what was delivered.
import http from 'node:http';
import {type FaultServer, startFaultServer} from '../client/fault-server.js';
import {CASES, FAULTS} from '../client/faults.js';

const server: FaultServer = await startFaultServer(FAULTS);
const cases = CASES.map(({fault, ...told}) => told);

/** `/cases`, `/deliveries/<run>`, `/elsewhere`: each one JSON value. */
const told = http.createServer(({url = ''}, response) => {
	const [, what, run = ''] = url.split('/');
	const answer =
		what === 'cases' ? cases : what === 'deliveries' ? server.deliveries(run).length : server.bytesElsewhere();
	response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
told.listen(0, '127.0.0.1', () => {
	const address = told.address();
	if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
	process.send?.({origin: server.origin, refusing: server.refusing, told: `http://127.0.0.1:${address.port}`});
});
process.once('disconnect', () => process.exit());
