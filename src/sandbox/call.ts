// One request on its way through the sandbox, and what becomes of it.
import type {JsonObject} from '../wire/session.js';
import type {Refusal} from './error-response.js';
import type {SandboxRequest} from './request-log.js';
import type {Answer} from './web.js';

/** A response, its log entry, and what only the pages of the sandbox show. */
export interface Outcome extends Omit<SandboxRequest, 'number' | 'method' | 'path' | 'status'>, Refused {
	readonly response: Answer;
}

/** Why a request was refused, and the request as far as it could be read. */
export interface Refused {
	readonly refusal?: Refusal;
	readonly request?: JsonObject;
}
