// A connection that is still being created: calls wait for it, and can be canceled meanwhile.
import type {Call, Connection, Exchange, Message} from './transport.js';

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
		send: (message, done) => (created === undefined ? sendWhen(ready, message, done) : created.send(message, done)),
		close() {
			closed = true;
			created?.close();
		},
	};
}

function sendWhen(ready: Promise<Connection>, message: Message, done: (exchange: Exchange) => void): Call {
	let call: Call | undefined;
	let isCanceled = false;
	ready
		.then(connection => {
			if (!isCanceled) call = connection.send(message, done);
		})
		.catch(() => {
			if (!isCanceled) done({sent: false, failure: 'broken'});
		});
	return {
		cancel(failure) {
			if (call !== undefined) return call.cancel(failure);
			isCanceled = true;
			done({sent: false, failure});
		},
	};
}
