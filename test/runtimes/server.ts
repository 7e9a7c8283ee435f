// The fault server in a separate Node process, with an address that reports what was delivered.
import http from 'node:http';
import {type FaultServer, startFaultServer} from '../client/fault-server.js';
import {CASES, FAULTS} from '../client/faults.js';

const server: FaultServer = await startFaultServer(FAULTS);
const cases = CASES.map(({fault, ...rest}) => rest);

/** `/cases`, `/deliveries/<run>`, `/elsewhere`: each one JSON value. */
const reports = http.createServer(({url = ''}, response) => {
	const [, what, run = ''] = url.split('/');
	const answer =
		what === 'cases' ? cases : what === 'deliveries' ? server.deliveries(run).length : server.bytesElsewhere();
	response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
reports.listen(0, '127.0.0.1', () => {
	const address = reports.address();
	if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
	process.send?.({origin: server.origin, refusing: server.refusing, reports: `http://127.0.0.1:${address.port}`});
});
process.once('disconnect', () => process.exit());
