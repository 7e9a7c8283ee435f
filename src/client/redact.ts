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
	const found = secrets
		.filter(secret => secret.trim() !== '')
		.map(secret => ({signs: secret.trim(), words: wordsOf(secret), letters: wordsOf(secret).replaceAll(' ', '')}));
	const repeats = (text: string): boolean => {
		const words = wordsOf(text);
		const allLetters = words.replaceAll(' ', '');
		return found.some(({signs, words: own, letters}) => {
			if (letters === '') return text.includes(signs);
			return letters.length >= DISTINCTIVE_LENGTH ? allLetters.includes(letters) : words.includes(own);
		});
	};
	return text => {
		if (repeats(text)) return REDACTED;
		return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
	};
}

/** The words of a text in lower case, with a blank around each; percent escapes are decoded, also those of escapes. */
function wordsOf(text: string): string {
	const once = text.replace(/%(?:25)+(?=[0-9a-f]{2})/gi, '%');
	const decoded = once.replace(/(?:%[0-9a-f]{2})+/gi, escapes => {
		try {
			return decodeURIComponent(escapes);
		} catch {
			return escapes;
		}
	});
	return ` ${decoded.toLowerCase().split(SEPARATORS).filter(Boolean).join(' ')} `;
}

/** The strings and numbers of a request body that may be personal: of all fields but those that never are. */
export function personalTexts(body: string): string[] {
	const found: string[] = [];
	const personal = Object.entries(JSON.parse(body)).filter(([name]) => !isImpersonalField(name));
	// For its walk over all values.
	JSON.stringify(
		personal.map(([, value]) => value),
		(_, value: unknown) => {
			if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
			return value;
		},
	);
	return found;
}
