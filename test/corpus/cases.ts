// The payloads of the corpus, each with results that were reviewed by hand.
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export interface Results {
	/** `<severity> <rule> <pointer>`, as `lint` lists them. */
	readonly issues: readonly string[];
	/** The patch of `repair`: `<op> <path> <value>`. */
	readonly repairs: readonly string[];
	/** The issues of the repaired input; absent if they are those of the input. */
	readonly remaining?: readonly string[] | undefined;
	/** Line by line; `<n issues>` stands for lines with the messages of that many issues. */
	readonly description: readonly string[];
	/** Line by line; the names in `REPEATED` stand for several lines, `<n changes>` for comments with the messages of `repair`. */
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

const ORDER = `/** What changes with every order. */
export interface Order {
	readonly order_id: string;
	readonly amount: Amount;
	readonly customer_id: string;
	readonly customer_email: string;
	readonly customer_phone: string;
`;
const REQUEST = `export const request = ({order_id, amount, customer_id, customer_email, customer_phone}: Order) =>
	session('paymentPage', {
		order_id,
		amount,
		customer_id,
		customer_email,
		customer_phone,
		payment_page_client_id: 'shopclient',
`;

/** What the code of most requests has in common, the longest first. */
const REPEATED = {
	'<imports and Order>': `import {type Amount, filter, session} from 'paylock';\n\n${ORDER}}\n\n`,
	'<Order>': ORDER,
	'<request of an Order with the filter>': `${REQUEST}\t})\n\t\t.paymentFilter(paymentFilter);\n`,
	'<request of an Order>': REQUEST,
};

/** The lines of code, with a name in place of those that most requests have. */
export const linesOf = (code: string): readonly string[] =>
	Object.entries(REPEATED)
		.reduce((text, [name, lines]) => text.replace(lines, `${name}\n`), code)
		.replace(/\n$/, '')
		.split('\n');

/** The lines, with a count in place of lines that follow each other and only repeat what stands elsewhere. */
export function withoutRepeated(
	lines: readonly string[],
	repeated: readonly string[],
	name: string,
): readonly string[] {
	let count = 0;
	return lines.flatMap((line, index) => {
		if (!repeated.includes(line)) return [line];
		count += 1;
		if (repeated.includes(lines[index + 1] ?? '')) return [];
		const written = `<${count} ${name}>`;
		count = 0;
		return [written];
	});
}

/** A value as JSON holds it. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
