// Everything that is visible of a value.
import {inspect} from 'node:util';

/** All that can be seen of a value: message, stack, inspection to depth 10 with hidden fields, JSON, and its causes. */
export function seen(value: unknown): string {
	const texts: string[] = [];
	for (let at = value, depth = 0; at !== undefined && depth < 5; depth += 1) {
		texts.push(inspect(at, {depth: 10, showHidden: true, getters: true, maxArrayLength: null, maxStringLength: null}));
		try {
			texts.push(JSON.stringify(at) ?? '');
		} catch {
			texts.push('no JSON');
		}
		if (!(at instanceof Error)) break;
		texts.push(at.message, at.stack ?? '', String(at));
		at = at.cause;
	}
	return texts.join('\n');
}
