// The log of a sandbox: one entry for each request to the service.
import type {Issue} from '../diagnostics/issue.js';
import {SEVERITIES} from '../diagnostics/rules.js';
import type {JsonObject} from '../wire/session.js';

/**
 * One request to the sandbox and its response; personal data and secrets are left out.
 *
 * @source The shape is paylock's own
 */
export interface SandboxRequest {
	/** Counts from 1. */
	readonly number: number;
	/** The HTTP method, such as `POST`. */
	readonly method: string;
	/** The path of the address, such as `/session`. */
	readonly path: string;
	/** The requested screen, if the body could be read. */
	readonly action?: string;
	/** The status of the response; absent if a fault reset the connection. */
	readonly status?: number;
	/** The result of the checks, such as `clean`, `1 warning` or `unauthorized`. */
	readonly checked: string;
	/** The session that was opened. */
	readonly sessionId?: string;
	/** The address of its payment screen. */
	readonly screenUrl?: string;
}

/** The requested screen, which a wrong request may lack. */
export function actionOf({action}: JsonObject): Pick<SandboxRequest, 'action'> {
	return typeof action === 'string' ? {action} : {};
}

/** `1 error, 2 warnings`, or `clean`. */
export function countIssues(issues: readonly Issue[]): string {
	const parts = SEVERITIES.flatMap(severity => {
		const count = issues.filter(issue => issue.severity === severity).length;
		return count === 0 ? [] : [`${count} ${severity}${count === 1 || severity === 'info' ? '' : 's'}`];
	});
	return parts.length === 0 ? 'clean' : parts.join(', ');
}
