// Objects in which a field that is `undefined` counts as absent.
import {isBuilder} from '../diagnostics/builder-kind.js';
import {isPlainData} from './plain-object.js';

/** The own fields of an instance of a class, which need not be plain; anything else is returned unchanged. */
export function ownFields(input: unknown): unknown {
	if (isPlainData(input) || isBuilder(input)) return input;
	if (Object.prototype.toString.call(input) !== '[object Object]') return input;
	const own: object = {...Object(input)};
	return Object.keys(own).length === 0 ? input : own;
}

/** A copy without the fields that are `undefined`; anything but a plain object is returned unchanged. */
export function presentFields(input: unknown): unknown {
	if (!isPlainData(input)) return input;
	return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
