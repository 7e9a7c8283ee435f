// The wording of requests that are refused before anything is sent.
import {expect, test} from 'vitest';
import {requestBody} from '../../src/client/read-request.js';
import {isMisuseError} from '../../src/diagnostics/misuse-error.js';
import {filter} from '../../src/index.js';

const BUILDER = Symbol.for('paylock.builder');
const tooLarge = {[BUILDER]: 'session', toJSON: () => ({a: 'x'.repeat(2 ** 24)})};

test.each([
	[null, 'null is not a session request: pass session(…)'],
	[9_000_012_345, 'a value of type number is not a session request: pass session(…)'],
	['text', 'a value of type string is not a session request: pass session(…)'],
	[filter().allowDefaults(true), 'this builder (filter) is not a session request: pass a session(…) that contains it'],
	[{[BUILDER]: 'session'}, 'the session builder is not finished: add what is missing first'],
	[{[BUILDER]: 'session', toJSON: () => 10n}, 'the request cannot be read: pass plain JSON values'],
	[tooLarge, 'the request has more than 16777216 bytes: shorten its filter'],
])('request %#', (input, message) => {
	expect(() => requestBody(input)).toThrow(expect.toSatisfy(isMisuseError));
	expect(() => requestBody(input)).toThrow(expect.objectContaining({message}));
});
