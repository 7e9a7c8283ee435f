// Redacts secrets and personal data in texts of the service, so that none reach an error.
import {isImpersonalField} from '../schema/personal-data.js';
import {LONGEST_TEXT} from './limits.js';

const REDACTED = '(redacted: it repeats a secret or personal data)';
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
/** A secret of at least this many characters is also found inside words and across separators. */
const DISTINCTIVE_LENGTH = 6;

/** Returns a text of the service, or a note in its place. */
export type Redact = (text: string) => string;

/** Replaces a text that contains one of the secrets, also in another case, with other separators or percent-encoded. */
export function redaction(secrets: readonly string[]): Redact {
	const long: string[] = [];
	const short = new Set<string>();
	for (const secret of secrets) {
		const stripped = stripSeparators(secret);
		if (stripped.length >= DISTINCTIVE_LENGTH) long.push(stripped);
		else if (stripped.length > 0) short.add(stripped);
		else if (secret.trim() !== '') long.push(secret.trim());
	}
	const repeats = (text: string): boolean => {
		const stripped = stripSeparators(text);
		return (
			long.some(secret => stripped.includes(secret) || text.includes(secret)) ||
			text.split(SEPARATORS).some(word => short.has(stripSeparators(word)))
		);
	};
	return text => {
		if (repeats(text) || repeats(unescaped(text))) return REDACTED;
		return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
	};
}

function stripSeparators(text: string): string {
	return text.toLowerCase().replace(SEPARATORS, '');
}

/** Decodes percent escapes and keeps what is not a valid one. */
function unescaped(text: string): string {
	return text.replace(/(?:%[0-9a-f]{2})+/gi, escapes => {
		try {
			return decodeURIComponent(escapes);
		} catch {
			return escapes;
		}
	});
}

/** The strings and numbers of a request body that may be personal: of all fields but those that never are. */
export function personalTexts(body: string): string[] {
	const found: string[] = [];
	const request: Record<string, unknown> = JSON.parse(body);
	const rest = Object.entries(request).flatMap(([name, value]) => (isImpersonalField(name) ? [] : [value]));
	while (rest.length > 0) {
		const value = rest.pop();
		if (typeof value === 'string') found.push(value);
		else if (typeof value === 'number') found.push(String(value));
		else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) rest.push(inner);
	}
	return found;
}
