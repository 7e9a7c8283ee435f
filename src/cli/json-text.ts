// The command line: a walk over the text of JSON, for the places of things and the first mistake.

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

export function skipBlanks(text: string, from: number): number {
	let at = from;
	for (; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) break;
	}
	return at;
}

/** From an opening quote to behind the closing one, or to what no string holds. */
export function skipString(text: string, from: number): number {
	let at = from + 1;
	while (at < text.length) {
		const unit = text.charCodeAt(at);
		if (unit === QUOTE) return at + 1;
		at += unit === BACKSLASH ? 2 : 1;
	}
	return text.length;
}

/** From the first character of a value to behind its last; counts depth, so that no nesting is too deep. */
export function skipValue(text: string, from: number): number {
	let depth = 0;
	for (let at = from; at < text.length; ) {
		const sign = text[at];
		if (sign === '"') at = skipString(text, at);
		else if (sign === '{' || sign === '[') {
			depth += 1;
			at += 1;
		} else if (sign === '}' || sign === ']') {
			depth -= 1;
			at += 1;
		} else if (depth > 0) at += 1;
		else return skipWord(text, at);
		if (depth === 0) return at;
	}
	return text.length;
}

const WORD = /[^\s,:[\]{}"]*/y;

function skipWord(text: string, from: number): number {
	WORD.lastIndex = from;
	return from + (WORD.exec(text)?.[0].length ?? 0);
}

/** What may come next. */
type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end';

const SCALAR = /(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)(?![^\s,:[\]{}"])/y;

/** Where text stops being JSON, or -1 where it does not. */
export function syntaxErrorOffset(text: string): number {
	const open: ('{' | '[')[] = [];
	let wanted: Wanted = 'value';
	let at = skipBlanks(text, 0);
	for (; at < text.length; at = skipBlanks(text, at)) {
		const sign = text[at];
		const inside = open.at(-1);
		if (wanted === 'colon') {
			if (sign !== ':') return at;
			wanted = 'value';
			at += 1;
		} else if (wanted === 'comma or end' && sign === ',' && inside !== undefined) {
			wanted = inside === '{' ? 'key' : 'value';
			at += 1;
		} else if (wanted.endsWith('end') && inside !== undefined && sign === (inside === '{' ? '}' : ']')) {
			open.pop();
			wanted = 'comma or end';
			at += 1;
		} else if (wanted === 'comma or end') return at;
		else if (sign === '"') {
			const wrong = mistakeInString(text, at);
			if (wrong >= 0) return wrong;
			at = skipString(text, at);
			wanted = wanted.startsWith('key') ? 'colon' : 'comma or end';
		} else if (wanted.startsWith('key')) return at;
		else if (sign === '{' || sign === '[') {
			open.push(sign);
			wanted = sign === '{' ? 'key or end' : 'value or end';
			at += 1;
		} else {
			SCALAR.lastIndex = at;
			const scalar = SCALAR.exec(text)?.[0];
			if (scalar === undefined) return at;
			at += scalar.length;
			wanted = 'comma or end';
		}
	}
	return open.length === 0 && wanted === 'comma or end' ? -1 : text.length;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function mistakeInString(text: string, from: number): number {
	for (let at = from + 1; at < text.length; ) {
		const unit = text.charCodeAt(at);
		if (unit === QUOTE) return -1;
		if (unit < 0x20) return at;
		if (unit === BACKSLASH) {
			ESCAPE.lastIndex = at;
			const sequence = ESCAPE.exec(text)?.[0];
			if (sequence === undefined) return at;
			at += sequence.length;
		} else at += 1;
	}
	return text.length;
}
