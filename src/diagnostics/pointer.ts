// JSON pointers (RFC 6901).
import {escapeText} from './format-value.js';

/** One segment of a JSON pointer, with `~` and `/` escaped, in plain ASCII. */
export function pointerSegment(key: string | number): string {
	return `/${typeof key === 'number' ? key : escapeText(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
