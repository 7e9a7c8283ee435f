// A connection that is still being made: calls wait for it, and can be ended while they do.
import type {Call, Connection, Exchange, HttpRequest} from './transport.js';

export function awaited(making: Promise<Connection>): Connection {
	let made: Connection | undefined;
	let closed = false;
	const ready = making.then(connection => {
		made = connection;
		if (closed) connection.close();
		return connection;
	});
	// Said to each call that waits; one that nobody made is no unhandled rejection.
	ready.catch(() => undefined);
	return {
		send: (request, most, done) =>
			made === undefined ? sendWhen(ready, request, most, done) : made.send(request, most, done),
		close() {
			closed = true;
			made?.close();
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
			if (!ended) done({sent: false, trouble: 'broken'});
		});
	return {
		cancel(trouble) {
			if (call !== undefined) return call.cancel(trouble);
			ended = true;
			done({sent: false, trouble});
		},
	};
}
