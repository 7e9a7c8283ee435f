// The headers of a session call. No issue quotes a value.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {invalidFormat} from '../diagnostics/wrong-value.js';
import {plainOf} from '../schema/plain-object.js';
import {encodedKey, type Identity, isHeaderText} from '../values/credentials.js';

/** Headers that authenticate or frame the request: paylock writes them, or they must be absent. */
const RESERVED =
	/^(authorization|x-merchantid|host|accept-encoding|transfer-encoding|connection|keep-alive|upgrade|expect|te|trailer|content-.*|proxy-.*)$/;

/** The headers of every call; paylock's own headers override extra ones. */
export function sessionHeaders(identity: Identity, extra: Readonly<Record<string, string>>): Record<string, string> {
	return {
		accept: 'application/json',
		...extra,
		authorization: `Basic ${encodedKey(identity)}`,
		'x-merchantid': identity.merchantId,
		'content-type': 'application/json',
		'accept-encoding': 'identity',
	};
}

/** The additional headers of a service or a call that are not `undefined`, under lower-case names; reports those that are wrong or reserved. */
export function readHeaders(headers: unknown, report: IssueCollector): Record<string, string> {
	const given = plainOf(headers, 'set of headers');
	if ('problem' in given) report.add('/headers', given.problem);
	const all = 'plain' in given ? Object.entries(given.plain) : [];
	const entries = all.filter(([, value]) => value !== undefined);
	for (const [name, value] of entries) report.add(`/headers${pointerSegment(name)}`, extraHeaderProblem(name, value));
	return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

function extraHeaderProblem(name: string, value: unknown): IssueDetails | undefined {
	const lower = name.toLowerCase();
	if (!/^[!#$%&'*+.^_`|~0-9a-z-]{1,256}$/.test(lower) || lower === '__proto__')
		return invalidFormat(`${formatValue(name)} is not a header name`, 'write letters, digits and hyphens');
	if (RESERVED.test(lower)) return invalidFormat(`${name} is set by paylock`, 'remove it');
	if (typeof value !== 'string')
		return {rule: 'invalid-type', problem: `the value of ${name} is not a string`, remedy: 'write a string'};
	if (isHeaderText(value)) return undefined;
	return invalidFormat(
		`the value of ${name} contains a character that a header cannot carry`,
		'write printable Latin-1',
	);
}
