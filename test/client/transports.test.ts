// Transports that cannot send: a runtime without a fetch, and a connection that cannot be created.
import {expect, test} from 'vitest';
import {overFetch} from '../../src/client/transports/fetch.js';
import {lazyConnection} from '../../src/client/transports/node.js';

const MESSAGE = {body: '{}', headers: {}};
const {signal} = new AbortController();

test('a call without a fetch sends nothing', async () => {
	const connection = overFetch(undefined, {url: 'https://checkout.example/session', headers: {}, maxResponseBytes: 9});
	expect(await connection.send(MESSAGE, signal)).toStrictEqual({sent: false, failure: 'broken', code: 'NO_FETCH'});
});

test('a connection that cannot be created sends nothing, and rejects only where somebody waits', async () => {
	const error = new Error('no such module');
	await expect(lazyConnection(Promise.reject(error)).send(MESSAGE, signal)).rejects.toBe(error);
	lazyConnection(Promise.reject(error)).close();
	await new Promise(setImmediate);
});
