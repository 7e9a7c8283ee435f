// Sandbox: what a browser may ask for.
import type {SandboxSession} from '../session-answer.js';
import type {Answer} from '../web.js';

export function pageAnswer(method: string, pathname: string, sessions: readonly SandboxSession[]): Answer {
	return {status: 404, headers: {}, text: `${method} ${pathname} ${sessions.length}`};
}
