// A session request that a program made without builders: what `decodeSession` accepts, read as it reads it.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {FILTER_OBJECTS} from '../schema/extra-fields.js';
import {jsonKeyProblem} from '../schema/json-limits.js';
import {nearest} from '../schema/nearest.js';
import type {Tolerance} from '../schema/read-context.js';
import {readShape} from '../schema/read-shape.js';
import {severityIfAbsent} from '../schema/redundant.js';
import {SESSION_REQUEST} from '../schema/session-shape.js';
import {fieldOf, keysOf} from '../schema/shape.js';
import type {SessionRequest} from '../wire/session.js';

/** A frozen copy of a session request, or `undefined` with every error in the report. */
export function readSessionRequest(input: unknown, report: IssueCollector): SessionRequest | undefined {
	return readShape(SESSION_REQUEST, input, report, '', {tolerance: TOLERANCE}) as SessionRequest | undefined; // of that shape
}

const TOLERANCE: Tolerance = {
	isLeftOut(field, value, isForbidden) {
		return severityIfAbsent(field, value, isForbidden ? 'wrong-action' : 'invalid-format') !== undefined;
	},
	isKept(key, shape) {
		const isOfFilter = FILTER_OBJECTS.some(object => fieldOf(object, key) !== undefined);
		const isLikeField = isOfFilter || nearest(key, keysOf(shape)) !== undefined;
		return shape.isPerAccount === true && !isLikeField && jsonKeyProblem(key) === undefined;
	},
};
