// Finds the keys that occur more than once in an object of a JSON text: `JSON.parse` keeps only the last value of each.
import {formatValue} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {issueOf} from '../../diagnostics/issue-collector.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {RULES} from '../../diagnostics/rules.js';
import {UNREAD} from './json-syntax.js';
import {stringEnd} from './json-tokens.js';

/** The start of a string, or a character that opens, closes or continues an object or a list. */
const TOKEN = /["{}[\],]/g;
const COLON = /\s*:/y;

/** An object or a list that is not closed yet. */
interface Open {
	readonly pointer: string;
	readonly isList: boolean;
	/** The pointers of the keys so far. */
	readonly keys: Set<string>;
	/** The index of the current item. */
	index: number;
}

/** The repeated keys by their pointers; `text` must be JSON. */
export function repeatedKeys(text: string): ReadonlyMap<string, string> {
	const repeated = new Map<string, string>();
	const open: Open[] = [];
	let pointer = '';
	TOKEN.lastIndex = 0;
	for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
		const [token] = found;
		const inside = open.at(-1);
		if (token === '"') {
			const end = stringEnd(text, found.index) ?? text.length;
			TOKEN.lastIndex = end;
			COLON.lastIndex = end;
			if (inside === undefined || !COLON.test(text)) continue;
			const key: string = JSON.parse(text.slice(found.index, end));
			pointer = inside.pointer + pointerSegment(key);
			if (inside.keys.has(pointer) && key !== UNREAD) repeated.set(pointer, key);
			inside.keys.add(pointer);
		} else if (token === '{' || token === '[') {
			open.push({pointer, isList: token === '[', keys: new Set(), index: 0});
			if (token === '[') pointer += '/0';
		} else if (token === ',') {
			if (!inside?.isList) continue;
			inside.index += 1;
			pointer = `${inside.pointer}/${inside.index}`;
		} else {
			open.pop();
		}
	}
	return repeated;
}

/** The issue of a key that occurs twice in an object, which is no longer visible after parsing. */
export function duplicateKeyIssue(pointer: string, key: string): Issue {
	return issueOf(
		pointer,
		{
			rule: 'duplicate-key',
			problem: `${formatValue(key)} occurs more than once in this object, and only the last counts`,
			template: 'occurs more than once',
			remedy: 'merge them, or remove all but one',
			found: formatValue(key),
		},
		RULES,
	);
}
