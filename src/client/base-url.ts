// The address of a service: https, or http to this machine alone; nothing secret in it.
import type {IssueDetails} from '../diagnostics/issue.js';

interface Address {
	readonly protocol: string;
	readonly hostname: string;
	readonly origin: string;
	readonly pathname: string;
	readonly username: string;
	readonly password: string;
}

// The one global this file needs, named here because the library compiles without DOM or Node types.
declare const URL: {new (text: string): Address};

/** What is wrong with a base URL; the text is never quoted, it may hold credentials. */
export function baseUrlProblem(value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string')
		return {rule: 'invalid-type', message: 'the baseUrl is no string: write an https: URL'};
	const address = parsed(value);
	// URL drops line breaks and tabs in silence.
	if (address === undefined || /[\s\p{Cc}\\]/u.test(value)) {
		return wrong('the baseUrl is no absolute URL: write https://, the host and where needed a path');
	}
	const {protocol, hostname, username, password} = address;
	if (protocol !== 'https:' && protocol !== 'http:')
		return wrong('the baseUrl is no web address: write https://, the host and where needed a path');
	// URL keeps nothing of an empty name and password.
	if (username !== '' || password !== '' || /^\w+:\/*:?@/.test(value)) {
		return wrong('the baseUrl holds credentials: give them as merchantId and apiKey');
	}
	if (/[?#]/.test(value)) return wrong('the baseUrl has a query or a fragment: leave it out');
	if (protocol === 'http:' && !isLoopback(hostname)) {
		return wrong('plain http: would show the key to everyone on the way: write https: (http: is for loopback alone)');
	}
	return undefined;
}

/** `{base_url}/session` of a base URL that was checked. */
export function sessionUrl(baseUrl: string): string {
	const {origin, pathname} = new URL(baseUrl);
	return `${origin}${pathname.replace(/\/+$/, '')}/session`;
}

function isLoopback(hostname: string): boolean {
	return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function wrong(message: string): IssueDetails {
	return {rule: 'invalid-format', message};
}

function parsed(text: string): Address | undefined {
	try {
		return new URL(text);
	} catch {
		return undefined;
	}
}
