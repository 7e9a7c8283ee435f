// The address to which the customer returns.
import type {IssueDetails} from '../diagnostics/issue.js';
import {hiddenAt, textProblem} from './text.js';

/** Schemes that run code or carry their own content in a browser. */
export const REFUSED_SCHEMES = new Set([
	'javascript:',
	'data:',
	'vbscript:',
	'blob:',
	'file:',
	'about:',
	'view-source:',
	'filesystem:',
]);

// The one global this file needs, named here because the library compiles without DOM or Node types.
declare const URL: {new (text: string): {readonly protocol: string}};

/** What is wrong with a return address: an absolute URL; an app's own scheme is right. Never quoted, it may carry a token. */
export function returnUrlProblem(value: unknown): IssueDetails | undefined {
	const problem = textProblem(value);
	if (problem !== undefined || typeof value !== 'string') return problem;
	const scheme = schemeOf(value);
	if (scheme === undefined || hiddenAt(value) >= 0 || value.includes(' ')) {
		return {
			rule: 'invalid-format',
			message: 'the return_url is no absolute URL: write scheme, host and path, without blanks',
		};
	}
	if (REFUSED_SCHEMES.has(scheme)) {
		return {
			rule: 'invalid-format',
			message: `a ${scheme} address does not return to a page or an app: write https: or the app's own scheme`,
		};
	}
	return undefined;
}

function schemeOf(text: string): string | undefined {
	// The parser mends `https:host` and takes a drive letter for a scheme; neither is what was meant.
	if (/^https?:(?!\/\/)/i.test(text) || /^[a-z]:/i.test(text)) return undefined;
	try {
		return new URL(text).protocol;
	} catch {
		return undefined;
	}
}
