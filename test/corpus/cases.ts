// The payloads of the corpus, each with results that were reviewed by hand.
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export interface Results {
	/** `<severity> <rule> <pointer>`, as `lint` lists them. */
	readonly issues: readonly string[];
	/** The patch of `repair`: `<op> <path> <value>`. */
	readonly repairs: readonly string[];
	/** The issues of the repaired input. */
	readonly remaining: readonly string[];
	/** Line by line. */
	readonly description: readonly string[];
	readonly code: readonly string[];
}

interface Case extends Results {
	/** What is peculiar about the payload. */
	readonly about: string;
	readonly input: unknown;
}

export const folder = fileURLToPath(new URL('.', import.meta.url));
export const cases = readdirSync(folder)
	.filter(name => name.endsWith('.json'))
	.map(name => [name.replace('.json', ''), JSON.parse(readFileSync(folder + name, 'utf8')) as Case] as const);

/** A value as JSON holds it. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
