// Which text is base64-encoded for Authorization.
import type {IssueDetails} from '../diagnostics/issue.js';
import {CREDENTIALS} from '../wire/account.js';

/** The value is not quoted: it may be the credentials themselves. */
export function credentialsProblem(value: unknown): IssueDetails | undefined {
	if (CREDENTIALS.some(form => form === value)) return undefined;
	const message = `credentials has an unknown value: write ${CREDENTIALS.map(form => `"${form}"`).join(' or ')}`;
	return {rule: 'unknown-value', message, allowed: CREDENTIALS};
}
