// A service over a fetch of the test's own, which responds at once.
import type {FetchInit, Service, ServiceOptions} from '../../src/index.js';
import {serviceAt} from './calling.js';

export const SESSION_BODY = {text: '{"sdk_payload":{"a":1}}', payload: '{"a":1}'};

/** A service that gives these responses in order and then repeats the last; a session if there are none. */
export function sessionOver(
	answers: readonly (() => Response)[] = [() => new Response(SESSION_BODY.text)],
	more: Partial<ServiceOptions> = {},
): {service: Service; bodies: string[]; inits: FetchInit[]} {
	const bodies: string[] = [];
	const inits: FetchInit[] = [];
	const service = serviceAt('https://checkout.example', {
		...more,
		fetch: async (_, init) => {
			inits.push(init);
			bodies.push(init.body);
			const answer = answers[Math.min(inits.length, answers.length) - 1];
			if (answer === undefined) throw new TypeError('there is no response');
			return answer();
		},
	});
	return {service, bodies, inits};
}
