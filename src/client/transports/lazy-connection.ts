// A connection that is still being created: calls wait for it, and can be canceled meanwhile. A refused one is not sent.
import type {Call, Connection} from './transport.js';

export function lazyConnection(creating: Promise<Connection>): Connection {
	// Prevents an unhandled rejection when nobody is waiting.
	creating.catch(() => {});
	return {
		send(message, done) {
			let isCanceled = false;
			let cancel: Call['cancel'] = failure => {
				if (isCanceled) return;
				isCanceled = true;
				done({sent: false, failure});
			};
			creating
				.then(connection => {
					if (!isCanceled) ({cancel} = connection.send(message, done));
				})
				.catch(() => {
					if (!isCanceled) done({sent: false, failure: 'broken'});
				});
			return {cancel: failure => cancel(failure)};
		},
		close: () => void creating.then(connection => connection.close()).catch(() => {}),
	};
}
