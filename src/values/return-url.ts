// The address to which the customer returns after the payment.
import type {IssueDetails} from '../diagnostics/issue.js';
import {invalidFormat} from '../diagnostics/wrong-value.js';
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

/**
 * Checks a return address: an absolute URL, in which an app's own scheme is allowed. It may contain a token, so no issue
 * quotes it.
 */
export function returnUrlProblem(value: unknown, countOnly?: boolean, field?: string): IssueDetails | undefined {
	const problem = textProblem(value, countOnly, field);
	if (problem !== undefined || typeof value !== 'string') return problem;
	if (value.includes('\\')) return invalidFormat('return_url contains a backslash', 'write / without one before it');
	const scheme = schemeOf(value);
	if (scheme === undefined || hiddenAt(value) >= 0 || value.includes(' ')) {
		return invalidFormat('return_url is not an absolute URL', 'write scheme, host and path, without spaces');
	}
	if (REFUSED_SCHEMES.has(scheme)) {
		return invalidFormat(
			`return_url starts with ${scheme}, which opens neither a page nor an app`,
			"use https: or the app's own scheme",
		);
	}
	return undefined;
}

function schemeOf(text: string): string | undefined {
	// The parser corrects `https:host` and takes a drive letter for a scheme; neither is an absolute URL.
	if (/^https?:(?!\/\/)/i.test(text) || /^[a-z]:/i.test(text)) return undefined;
	try {
		return new URL(text).protocol;
	} catch {
		return undefined;
	}
}
