// What the service says, without what must not be repeated: secrets and personal data stay out of errors.

const REDACTED = '(withheld: it repeats a secret or personal data)';
/** Most characters kept of one text of the service. */
const LONGEST_TEXT = 500;
/** From here on a secret is looked for inside words too, whatever stands between its characters. */
const DISTINCT = 6;

/** A filter for texts of the service. */
export type Redact = (text: string) => string;

/** Withholds a text that holds one of the secrets, also with other case, separators or percent escapes. */
export function redaction(secrets: readonly string[]): Redact {
	const long: string[] = [];
	const short = new Set<string>();
	for (const secret of secrets) {
		const bare = bareOf(secret);
		if (bare.length >= DISTINCT) long.push(bare);
		else if (bare.length > 0) short.add(bare);
		else if (secret.trim() !== '') long.push(secret.trim());
	}
	const repeats = (text: string): boolean => {
		const bare = bareOf(text);
		return (
			long.some(secret => bare.includes(secret) || text.includes(secret)) ||
			wordsOf(text).some(word => short.has(bareOf(word)))
		);
	};
	return text => {
		if (repeats(text) || repeats(unescaped(text))) return REDACTED;
		return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
	};
}

function bareOf(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function wordsOf(text: string): string[] {
	return text.split(/[^\p{L}\p{N}]+/u);
}

/** Without percent escapes; what is none stays. */
function unescaped(text: string): string {
	return text.replace(/(?:%[0-9a-f]{2})+/gi, escapes => {
		try {
			return decodeURIComponent(escapes);
		} catch {
			return escapes;
		}
	});
}

/** Fields of a request that say nothing of a person; every other value, the extra ones too, is taken as personal. */
const IMPERSONAL = new Set([
	'order_id',
	'amount',
	'action',
	'payment_page_client_id',
	'payment_filter',
	'emiOptions',
	'sdk_udf',
	'options.create_mandate',
	'mandate.max_amount',
	'mandate.start_date',
	'mandate.end_date',
]);

/** The strings and numbers of a request body that may be personal. */
export function personalTexts(body: string): string[] {
	const found: string[] = [];
	const request: Record<string, unknown> = JSON.parse(body);
	const rest: unknown[] = [];
	for (const [name, value] of Object.entries(request)) if (!IMPERSONAL.has(name)) rest.push(value);
	while (rest.length > 0) {
		const value = rest.pop();
		if (typeof value === 'string') found.push(value);
		else if (typeof value === 'number') found.push(String(value));
		else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) rest.push(inner);
	}
	return found;
}
