// One request on its way through the sandbox, and what becomes of it.
import type {JsonObject} from '../wire/session.js';
import type {Refusal} from './error-response.js';
import type {SandboxFault} from './faults.js';
import type {SandboxRequest} from './request-log.js';
import type {SandboxSession} from './session-response.js';
import type {Answer, WebRequest} from './web.js';

/** A request, with what only a server knows. */
export interface Call extends WebRequest {
	/** The path and query as received. */
	readonly target?: string | undefined;
	/** Names and values in turn, as received. */
	readonly rawHeaders?: readonly string[];
	/** Whether fields followed the body; known once it is read. */
	readonly hasTrailers?: () => boolean;
}

/** A response, its log entry, and what only the pages of the sandbox show. */
export interface Outcome extends Omit<SandboxRequest, 'number' | 'method' | 'path' | 'status'>, Refused {
	readonly response: Answer;
}

/** Why a request was refused, and the request as far as it could be read. */
export interface Refused {
	readonly refusal?: Refusal;
	readonly request?: JsonObject;
}

/** What a sandbox remembers. */
export interface Memory {
	/** The answer to a call that is refused here. */
	readonly refuse: (refusal: Refusal) => Outcome;
	readonly keep: (session: Omit<SandboxSession, 'id' | 'screenUrl'>, origin: string) => SandboxSession;
}

/** Serves the calls of one kind of sandbox. */
export type Serve = (
	call: Call,
	url: {readonly origin: string; readonly pathname: string; readonly search: string},
	fault: SandboxFault,
) => Promise<Outcome>;
