// The exact text of the top-level sdk_payload, from JSON that `JSON.parse` has accepted.

const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * The text of `member` in the object that `json` contains, unchanged; the last one if there are several, as in `JSON.parse`.
 * Empty if there is no such member.
 *
 * @param json - valid JSON whose top is an object
 */
export function memberText(json: string, member: string): string {
	let found = '';
	let at = skipBlanks(json, skipBlanks(json, 0) + 1);
	while (json.charCodeAt(at) === QUOTE) {
		const keyEnd = skipString(json, at);
		const start = skipBlanks(json, skipBlanks(json, keyEnd) + 1);
		const end = skipValue(json, start);
		if (keyIs(json.slice(at, keyEnd), member)) found = json.slice(start, end);
		// Skips the comma, or the end of the object.
		at = skipBlanks(json, skipBlanks(json, end) + 1);
	}
	return found;
}

/** True if a quoted key is `member`, with or without escapes. */
function keyIs(quoted: string, member: string): boolean {
	return quoted.includes('\\') ? JSON.parse(quoted) === member : quoted.slice(1, -1) === member;
}

function skipBlanks(json: string, from: number): number {
	let at = from;
	for (;;) {
		const unit = json.charCodeAt(at);
		if (unit !== SPACE && unit !== LINE_FEED && unit !== RETURN && unit !== TAB) return at;
		at += 1;
	}
}

/** The offset after the string that starts at `from`. */
function skipString(json: string, from: number): number {
	let at = from + 1;
	for (;;) {
		const unit = json.charCodeAt(at);
		if (unit === QUOTE) return at + 1;
		at += unit === BACKSLASH ? 2 : 1;
	}
}

/** The offset after the value that starts at `from`; iterative, so that no nesting is too deep. */
function skipValue(json: string, from: number): number {
	let depth = 0;
	let at = from;
	for (;;) {
		const unit = json.charCodeAt(at);
		if (unit === QUOTE) at = skipString(json, at);
		else if (unit === OPEN_OBJECT || unit === OPEN_LIST) {
			depth += 1;
			at += 1;
		} else if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) {
			depth -= 1;
			at += 1;
		} else if (depth > 0) at += 1;
		else return skipScalar(json, at);
		if (depth === 0) return at;
	}
}

/** The offset after a number or literal. */
function skipScalar(json: string, from: number): number {
	let at = from;
	for (;;) {
		const unit = json.charCodeAt(at);
		if (unit === COMMA || unit === CLOSE_OBJECT || unit <= SPACE) return at;
		at += 1;
	}
}
