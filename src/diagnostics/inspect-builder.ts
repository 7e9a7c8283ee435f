// What `console.log` prints for a builder, by a documented symbol of Node, without an import of Node.
import {BUILDER, type BuilderKind} from './builder-kind.js';

/** Registered, so that it is the symbol that Node looks up. */
export const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom') as never; // a registered symbol cannot be declared unique

/** The JSON of a builder, or its kind if it has no JSON of its own. */
export function printed(builder: {readonly [BUILDER]: BuilderKind; toJSON(): unknown}): unknown {
	try {
		return builder.toJSON();
	} catch {
		return `[paylock: ${builder[BUILDER]}]`;
	}
}
