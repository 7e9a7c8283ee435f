// The exact text of the top-level sdk_payload, from JSON that `JSON.parse` has accepted.

/**
 * The text of `member` in the object that `json` contains, unchanged; the last one if there are several, as in `JSON.parse`.
 * Empty if there is no such member. Iterative, so that no nesting is too deep.
 *
 * @param json - valid JSON whose top is an object
 */
export function memberText(json: string, member: string): string {
	let found = '';
	let key = '';
	let start = 0;
	let depth = 0;
	let isInString = false;
	for (let at = 0; at < json.length; at += 1) {
		const sign = json[at];
		// Only strings contain escapes.
		if (sign === '\\') at += 1;
		else if (sign === '"') isInString = !isInString;
		if (isInString) continue;
		if (sign === '}' || sign === ']') depth -= 1;
		if (sign === ':' && depth === 1) key = JSON.parse(json.slice(start, at));
		const isMemberEnd = sign === ',' ? depth === 1 : sign === '}' && depth === 0;
		if (isMemberEnd && key === member) found = json.slice(start, at).trim();
		if (sign === '{' || sign === '[') depth += 1;
		if (depth === 1 && (sign === '{' || sign === ':' || sign === ',')) start = at + 1;
	}
	return found;
}
