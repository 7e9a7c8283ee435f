// The stack of an error with issues starts at the user's call: what is public captures it again, without the library's frames.
import {throwIssue} from './issue-collector.js';
import {IssueError} from './issue-error.js';

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Errors of a call inside a callback of the user: that call is where their stack starts. */
const fromCallbacks = /* @__PURE__ */ new WeakSet<object>();

/** What a callback of the user throws, whose stack is kept. */
export function keepStack(error: unknown): unknown {
	if (error instanceof IssueError) fromCallbacks.add(error);
	return error;
}

/** Runs the body of a public function; the stack of an error with issues starts where the function was called. */
export function reportAtCall<Result>(called: unknown, body: () => Result): Result {
	try {
		return body();
	} catch (error) {
		throw startedAt(called, error);
	}
}

/** The error to throw in place of what the body of a public function throws. */
export function startedAt(called: unknown, error: unknown): unknown {
	return error instanceof IssueError && !fromCallbacks.has(error) ? startStackAt(called, error) : error;
}

/** The same error; its stack starts where the function was called. */
export function startStackAt<Thrown extends object>(called: unknown, error: Thrown): Thrown {
	(Error as Capturing).captureStackTrace?.(error, called);
	return error;
}

/** Throws for a call with more arguments than its method takes: what JavaScript would leave out without an error. */
export function refuseMore(call: string, most: number, given: readonly unknown[], pointer = ''): never {
	const takes = most === 0 ? 'no argument' : most === 1 ? 'one argument' : `at most ${most} arguments`;
	return throwIssue(pointer, {
		rule: 'invalid-type',
		problem: `${call}() takes ${takes}, but is given ${given.length}`,
		remedy: most === 0 ? 'call it without' : 'use another call for the rest',
	});
}

/**
 * Does the same for public methods of a class, and refuses more arguments than each takes. Not for a method that takes a list of
 * items as arguments: the wrapper would put each of them on the stack again, which has room for about 120,000.
 */
export function reportAtCalls<Methods extends object>(
	{prototype}: {readonly prototype: Methods},
	most: {readonly [Name in keyof Methods & string]?: number},
): void {
	for (const [name, count = 0] of Object.entries<number | undefined>(most)) {
		const method = prototype[name as keyof Methods] as Method; // each name is that of a method
		const called: Method = function (...given) {
			// Without reportAtCall, whose closure would take time in every call.
			try {
				if (given.length > count) refuseMore(name, count, given);
				return method.apply(this, given);
			} catch (error) {
				throw startedAt(called, error);
			}
		};
		Reflect.set(prototype, name, Object.defineProperties(called, Object.getOwnPropertyDescriptors(method)));
	}
}

interface Capturing {
	/** Not in every engine. */
	captureStackTrace?(error: object, called: unknown): void;
}
