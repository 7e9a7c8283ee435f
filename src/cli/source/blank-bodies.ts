// Blanks the bodies of functions that have nothing to do with a filter: parsing them would take most of the time.

/** How a language writes functions. */
export interface FunctionStyle {
	/** The lines that open a body; their indentation is the first group. */
	readonly header: RegExp;
	/** What the line after the body starts with. */
	readonly close: string;
	/** The statement of an empty body. */
	readonly empty: string;
	/** What starts and ends a text or comment of several lines, where a body may only seem to end. */
	readonly pairs: readonly (readonly [open: string, close: string])[];
}

/** Control structures change the variables of the function around them. */
const CONTROL = String.raw`(?:\}\s*)?(?:if|else|elseif|for|foreach|while|switch|do|try|catch|finally|with)\b`;

const BRACES = {
	header: new RegExp(
		String.raw`^([ \t]*)(?!${CONTROL})\S[^\n]*(?:=>|\)(?::[^\n{};=]*)?)[ \t\r]*(?:\n\1)?\{[ \t\r]*\n`,
		'gm',
	),
	close: '}',
	empty: '',
};

export const JAVASCRIPT_FUNCTIONS: FunctionStyle = {
	...BRACES,
	pairs: [
		['`', '`'],
		['/*', '*/'],
	],
};

export const PHP_FUNCTIONS: FunctionStyle = {
	...BRACES,
	pairs: [
		['/*', '*/'],
		['?>', '<?'],
	],
};

export const PYTHON_FUNCTIONS: FunctionStyle = {
	header: /^([ \t]*)(?:async[ \t]+def\b|def\b|\))[^\n#]*:[ \t\r]*\n/gm,
	close: '',
	empty: 'pass',
	pairs: [
		['"""', '"""'],
		["'''", "'''"],
	],
};

/** What a body contains that has to be read: words of candidates, more of them than {@link mayContainFilter} needs. */
const RELEVANT =
	/enable|allow_?def|payment_?(?:m|f|p)|quick_?pay|mandate|sdk_udf|[dim]_?filters|_?emi\b|\b(?:global|nonlocal)\b/i;

/** The source with blanks of the same length in place of those bodies. */
export function blankBodies(source: string, style: FunctionStyle): string {
	const parts: string[] = [];
	let done = 0;

	/** Looks at the functions between two offsets, inside functions that change these variables. */
	function blankWithin(start: number, end: number, around: ReadonlySet<string>): void {
		const bodies = bodiesIn(source, start, end, style);
		const names = new Set(around);
		let at = start;
		for (const body of [...bodies, {header: end, end}]) {
			for (const name of changedIn(source.slice(at, body.header))) names.add(name);
			at = body.end;
		}
		for (const body of bodies) {
			const text = source.slice(body.start, body.end);
			const isNeeded = RELEVANT.test(text) || changedIn(text).some(name => names.has(name));
			const blank = isNeeded ? undefined : blankOf(text, style);
			if (blank === undefined) blankWithin(body.start, body.end, names);
			else {
				parts.push(source.slice(done, body.start), blank);
				done = body.end;
			}
		}
	}

	blankWithin(0, source.length, new Set());
	return parts.join('') + source.slice(done);
}

/** The outermost bodies whose lines are all indented more than their header. */
function bodiesIn(source: string, start: number, end: number, {header, close}: FunctionStyle) {
	const bodies: {readonly header: number; readonly start: number; readonly end: number}[] = [];
	const opening = new RegExp(header);
	opening.lastIndex = start;
	for (let found = opening.exec(source); found !== null && found.index < end; found = opening.exec(source)) {
		const [, indent = ''] = found;
		const lines = new RegExp(String.raw`(?:${indent}[ \t]+[^\s][^\n]*\n?|[ \t\r]*\n)*`, 'y');
		lines.lastIndex = opening.lastIndex;
		lines.exec(source);
		if (!source.startsWith(indent + close, lines.lastIndex)) continue;
		bodies.push({header: found.index, start: opening.lastIndex, end: lines.lastIndex});
		opening.lastIndex = lines.lastIndex;
	}
	return bodies;
}

const CHANGE = new RegExp(
	[
		String.raw`\b(?:let|var)\s+([$\w]+)\s*[;\n]`,
		String.raw`\b(?:delete|del|unset|array_push|array_unshift)[\s(]+([$\w]+)`,
		String.raw`(?<![$\w.>])([$\w]+)(?:(?:\??\.|->|::)[$\w]+|\[[^\]\n]*\])*\s*(?:(?::[^=\n]{1,80})?[-+*.|&?]{0,2}=(?![=>])|(?<=\.(?:push|unshift|append|extend|insert|update|setdefault|pop|clear|remove))\()`,
	].join('|'),
	'g',
);

/** The variables that a text declares, assigns, or changes a part of. */
function changedIn(text: string): readonly string[] {
	return Array.from(text.matchAll(CHANGE), ([, declared, removed, assigned]) => declared ?? removed ?? assigned ?? '');
}

/** Blanks in place of every character; `undefined` if the body may end elsewhere, or is too short. */
function blankOf(text: string, {empty, pairs}: FunctionStyle): string | undefined {
	const piecesBy = (part: string) => text.split(part).length;
	const isWhole = pairs.every(([open, close]) =>
		open === close ? piecesBy(open) % 2 === 1 : piecesBy(open) === piecesBy(close),
	);
	const first = text.search(/\S/);
	if (!isWhole || first < 0 || /\n/.test(text.slice(first, first + empty.length))) return undefined;
	return text.slice(0, first) + empty + text.slice(first + empty.length).replace(/[^\n]/g, ' ');
}
