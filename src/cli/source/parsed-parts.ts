// The parts of a source that are parsed: those near the words by which a filter or a request can be recognized, without the bodies
// of functions that have nothing to do with one. Parsing takes most of the time.

/** The source with blanks of the same length in place of what is not parsed; `undefined` if none of it is. */
export function parsedParts(source: string, style: FunctionStyle): string | undefined {
	if (!mayContainFilter(source)) return undefined;
	const near = withoutDistantParts(source).replace(LONG_RUN, run => ' '.repeat(run.length));
	return nestsDeeply(near) ? undefined : withoutBodies(near, style);
}

/** A text without any of these words has no candidate. */
const WORDS =
	/allow_?def\w{0,8}_?opt|payment_?filter|payment_?method_?type|payment_?page|quick_?pay|payment_?management|create_?mandate|mandate\.(?:max_amount|start_date|end_date)|(?:standard|low_?cost|no_?cost)_?emi/i;

/** False for a text that has no filter or request. */
export function mayContainFilter(text: string): boolean {
	return WORDS.test(text);
}

/** The longest source that is parsed as a whole, in UTF-16 units: the parsers read about a million of them in a second. */
const LONGEST_WHOLE = 300_000;
/** How much of a longer source is parsed before and after a word. */
const AROUND = 60_000;
/** A line that starts a statement at the top level, most often. */
const TOP_LEVEL = /\n(?=[^\s)}\]])/g;

/** A long source with blanks in place of what is far from every word. */
function withoutDistantParts(source: string): string {
	if (source.length <= LONGEST_WHOLE) return source;
	// The first line says that the rest is PHP.
	const firstLine = source.indexOf('\n', 0) + 1;
	let done = firstLine < AROUND ? firstLine : 0;
	let near = source.slice(0, done);
	const words = new RegExp(WORDS, 'gi');
	for (let found = words.exec(source); found !== null; found = words.exec(source)) {
		const start = Math.max(done, boundaryAfter(source, found.index - AROUND, found.index) ?? found.index - AROUND);
		const wanted = found.index + AROUND;
		const end = Math.min(source.length, boundaryAfter(source, wanted, wanted + AROUND) ?? wanted);
		if (start > done) near += blanks(start - done);
		near += source.slice(start, end);
		done = end;
		words.lastIndex = Math.max(words.lastIndex, end - AROUND);
	}
	return near;
}

/** The start of the first line between two offsets that starts a statement, or else of any line. */
function boundaryAfter(source: string, from: number, to: number): number | undefined {
	if (from <= 0) return 0;
	TOP_LEVEL.lastIndex = from;
	const statement = TOP_LEVEL.exec(source.slice(0, to))?.index;
	const line = statement ?? source.indexOf('\n', from);
	return line >= 0 && line < to ? line + 1 : undefined;
}

/** A line of its own: a string that is cut off ends there. */
function blanks(length: number): string {
	return length === 1 ? '\n' : `\n${' '.repeat(length - 2)}\n`;
}

/** A run of operators that no code has, of which parsers try every reading. */
const LONG_RUN = /[-+*/%&|^~!?:=<>.]{1000,}/g;

/** No source is nested as deeply: the parsers copy what is open at each mistake. */
const DEEPEST = 1_000;

function nestsDeeply(source: string): boolean {
	let depth = 0;
	for (const bracket of source.match(/[{}[\]()]/g) ?? []) {
		depth = '{[('.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
		if (depth > DEEPEST) return true;
	}
	return false;
}

/** How a language writes functions. */
export interface FunctionStyle {
	/** The line that opens a body; its indentation is the first group. A function inside of an expression may make values and is read. */
	readonly header: RegExp;
	/** What the line after the body starts with; empty where it may start with anything. */
	readonly close: string;
	/** The statement of an empty body. */
	readonly empty: string;
	/** What starts and ends an expression, a text or a comment of several lines, where a body may only seem to end. */
	readonly pairs: readonly (readonly [open: string, close: string])[];
}

// No line is longer than these: a longer one is not of a function, or is not read by anybody.
const NAMED = String.raw`function\b[ \t&*]*[$\w]+[ \t]*[<(][^\n]{0,300}\)`;
const ARROW = String.raw`(?:const|let|var)[ \t]+[$\w]+[ \t]*=[ \t]*(?:async[ \t]*)?\([^\n]{0,300}=>`;
const METHOD = String.raw`[#$\w]+[ \t]*\((?:(?!=>|function)[^\n]){0,300}\)`;

const BRACKETS: FunctionStyle['pairs'] = [
	['{', '}'],
	['(', ')'],
	['[', ']'],
];

const BRACES = {
	header: new RegExp(
		String.raw`^([ \t]*)(?:[a-z]+[ \t]+){0,5}?(?:${NAMED}|${ARROW}|${METHOD}|\))(?::[^\n{};=]{0,200})?[ \t\r]*(?:\n\1)?\{[ \t\r]*\n`,
		'gm',
	),
	close: '}',
	empty: '',
};

export const JAVASCRIPT_FUNCTIONS: FunctionStyle = {
	...BRACES,
	pairs: [...BRACKETS, ['`', '`'], ['/*', '*/']],
};

export const PHP_FUNCTIONS: FunctionStyle = {
	...BRACES,
	pairs: [...BRACKETS, ["'", "'"], ['"', '"'], ['/*', '*/'], ['?>', '<?']],
};

export const PYTHON_FUNCTIONS: FunctionStyle = {
	header: /^([ \t]*)(?:(?:async[ \t]+)?def\b|\))[^\n#]*:[ \t\r]*\n/gm,
	close: '',
	empty: 'pass',
	pairs: [...BRACKETS, ['"""', '"""'], ["'''", "'''"]],
};

/** Words of filters and requests, more of them than a file needs to be read: a body with one is read. */
const RELEVANT =
	/enable|allow_?def|payment_?[mfp]|quick_?pay|mandate|sdk_udf|\baction\b|[dim]_?filters|emi(?:\b|_?[of])/i;

/** A variable that is declared, assigned, or changed by a method or function. */
const CHANGE = new RegExp(
	[
		String.raw`\b(?:const|let|var|del|delete|unset|array_\w{1,20}|assign|extend)\b[ \t(]{1,9}([$\w]+)`,
		String.raw`(?<![$\w.>])([$\w]+)(?:(?:\??\.|->|::)[$\w]+|\[[^\]\n]{0,80}\]){0,9}[ \t]{0,9}(?:(?::[^=\n]{1,80})?[-+*.|&?:]{0,2}=(?![=>])|(?<=\.(?:push|unshift|append|extend|insert|update|setdefault|pop|clear|remove))\()`,
	].join('|'),
	'g',
);

const WORD = /[$\w]+/g;

interface Body {
	readonly start: number;
	readonly end: number;
}

/** The source with blanks of the same length in place of the bodies that a filter does not depend on. */
export function withoutBodies(source: string, style: FunctionStyle): string {
	const unneeded: Body[] = [];
	const hot = new Set<string>();
	// Of a body with such words, the functions inside are looked at one by one.
	const open: Body[] = [{start: 0, end: source.length}];
	for (let level = open.pop(); level !== undefined; level = open.pop()) {
		const own: string[] = [];
		let at = level.start;
		for (const body of bodiesIn(source, level, style)) {
			own.push(source.slice(at, body.start));
			at = body.end;
			(RELEVANT.test(source.slice(body.start, body.end)) ? open : unneeded).push(body);
		}
		own.push(source.slice(at, level.end));
		const text = own.join('');
		if (!RELEVANT.test(text)) continue;
		for (const [, declared, changed] of text.matchAll(CHANGE)) hot.add(declared ?? changed ?? '');
	}
	// What a function does to its own object is read by itself.
	for (const own of ['this', '$this', 'self']) hot.delete(own);
	const mentions = (text: string) => hot.size > 0 && Array.from(text.matchAll(WORD)).some(([word]) => hot.has(word));
	const parts: string[] = [];
	let done = 0;
	for (const body of unneeded.sort((one, other) => one.start - other.start)) {
		const text = source.slice(body.start, body.end);
		const blank = mentions(text) ? undefined : blankOf(text, style);
		if (blank === undefined) continue;
		parts.push(source.slice(done, body.start), blank);
		done = body.end;
	}
	return parts.join('') + source.slice(done);
}

/** The outermost bodies whose lines are all indented more than their header. */
function bodiesIn(source: string, {start, end}: Body, {header, close}: FunctionStyle): readonly Body[] {
	const bodies: Body[] = [];
	const opening = new RegExp(header);
	opening.lastIndex = start;
	for (let found = opening.exec(source); found !== null && found.index < end; found = opening.exec(source)) {
		const [, indent = ''] = found;
		let after = opening.lastIndex;
		while (after < end) {
			const next = source.indexOf('\n', after) + 1 || end;
			const isInside = source.startsWith(indent, after) && /[ \t]/.test(source.charAt(after + indent.length));
			if (!isInside && source.slice(after, next).trim() !== '') break;
			after = next;
		}
		if (close !== '' && !source.startsWith(indent + close, after)) continue;
		bodies.push({start: opening.lastIndex, end: after});
		opening.lastIndex = after;
	}
	return bodies;
}

/** Blanks in place of every character; `undefined` if the body may end elsewhere, or is too short. */
function blankOf(text: string, {empty, pairs}: FunctionStyle): string | undefined {
	const count = (part: string) => text.split(part).length;
	const isWhole = pairs.every(([open, close]) =>
		open === close ? count(open) % 2 === 1 : count(open) === count(close),
	);
	const first = text.search(/\S/);
	if (!isWhole || first < 0 || /\n/.test(text.slice(first, first + empty.length))) return undefined;
	return (
		text.slice(0, first) + empty + text.slice(first + empty.length).replace(/[^\n]+/g, line => ' '.repeat(line.length))
	);
}
