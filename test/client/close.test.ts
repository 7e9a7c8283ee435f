// `close` of a service frees the connection that is idle: the next call is on a new one, which is not kept.
import {expect, test} from 'vitest';
import {createSession} from '../../src/index.js';
import {serviceAt} from './calling.js';
import {startFaultServer} from './fault-server.js';
import {FAULTS} from './faults.js';
import {REQUEST} from './secrets.js';

test('what is kept until a service is closed', async () => {
	const server = await startFaultServer(FAULTS);
	const service = serviceAt(`${server.origin}/ok/run`);
	for (const closes of [false, true, false, false]) {
		await createSession(REQUEST, service);
		if (closes) service.close();
	}
	expect(server.deliveries('run').map(({onConnection}) => onConnection)).toEqual([1, 2, 1, 1]);
	await server.close();
});
