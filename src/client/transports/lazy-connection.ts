// A connection that is still being created: calls wait for it, and can be canceled meanwhile.
import type {Call, Connection, Exchange, HttpRequest} from './transport.js';

export function lazyConnection(creating: Promise<Connection>): Connection {
	let created: Connection | undefined;
	let closed = false;
	const ready = creating.then(connection => {
		created = connection;
		if (closed) connection.close();
		return connection;
	});
	// Prevents an unhandled rejection when nobody is waiting.
	ready.catch(() => undefined);
	return {
		send: (request, most, done) =>
			created === undefined ? sendWhen(ready, request, most, done) : created.send(request, most, done),
		close() {
			closed = true;
			created?.close();
		},
	};
}

function sendWhen(
	ready: Promise<Connection>,
	request: HttpRequest,
	most: number,
	done: (exchange: Exchange) => void,
): Call {
	let call: Call | undefined;
	let ended = false;
	ready
		.then(connection => {
			if (!ended) call = connection.send(request, most, done);
		})
		.catch(() => {
			if (!ended) done({sent: false, failure: 'broken'});
		});
	return {
		cancel(failure) {
			if (call !== undefined) return call.cancel(failure);
			ended = true;
			done({sent: false, failure});
		},
	};
}
