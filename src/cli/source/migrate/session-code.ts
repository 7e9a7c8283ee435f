// A session that was read as the calls of builders.
import type {Chain} from '../../../inspect/codegen/code.js';
import {createSessionChain} from '../../../inspect/codegen/request.js';
import {createFilterCode} from './filter-code.js';
import {guardedCalls, type PartCall} from './guarded-calls.js';
import type {SessionReading} from './read-session.js';
import type {Comments} from './reading.js';

/** `session(…)` and the calls after it, without `build()`. */
export function createSessionCode({base, sessionParts}: SessionReading, comments: Comments): Chain {
	const guards = new Map(sessionParts.map(part => [part, part.guards]));
	const calls = sessionParts.flatMap((part): readonly PartCall[] => {
		const filter = part.filter && createFilterCode(part.filter, comments);
		return createSessionChain(part.fields, filter).calls.map(call => ({call, part}));
	});
	return {...createSessionChain(base.fields, undefined), calls: guardedCalls(calls, {guards, comments}, 'page')};
}
