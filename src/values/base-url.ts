// The base URL of a service: https, or http to loopback only, without credentials.
import type {IssueDetails} from '../diagnostics/issue.js';
import {invalidFormat} from '../diagnostics/wrong-value.js';

interface Address {
	readonly protocol: string;
	readonly hostname: string;
	readonly username: string;
	readonly password: string;
}

// The one global this file needs, declared here because the library compiles without DOM or Node types.
declare const URL: {new (text: string): Address; canParse(text: string): boolean};

/** The issue with a base URL; the URL is never quoted, since it may contain credentials. */
export function baseUrlProblem(value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string')
		return {rule: 'invalid-type', problem: 'baseUrl is not a string', remedy: 'write an https: URL'};
	// `URL` silently drops line breaks and tabs.
	if (!URL.canParse(value) || !/^https?:/i.test(value) || /[\s\p{Cc}\\]/u.test(value)) {
		return invalidFormat('baseUrl is not an absolute HTTPS URL', 'write https://, the host and, if needed, a path');
	}
	const {protocol, hostname, username, password} = new URL(value);
	// `URL` drops an empty user name and password.
	if (username !== '' || password !== '' || /^\w+:\/*:?@/.test(value)) {
		return invalidFormat('baseUrl contains credentials', 'pass them as merchantId and apiKey');
	}
	if (/\/session\/*$/i.test(value))
		return invalidFormat('baseUrl ends in /session', 'remove that, since paylock adds it');
	if (/[?#]/.test(value)) return invalidFormat('baseUrl has a query or a fragment', 'remove it');
	if (protocol === 'http:' && !isLoopback(hostname)) {
		return invalidFormat(
			'baseUrl is plain http, which exposes the API key on the network',
			'write https: (http: is accepted for loopback only)',
		);
	}
	return undefined;
}

function isLoopback(hostname: string): boolean {
	return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
