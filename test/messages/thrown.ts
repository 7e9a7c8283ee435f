// What calls throw, as text.
import {isMisuseError} from '../../src/index.js';

/** The message of each call's MisuseError, a line each. */
export const thrown = (...calls: readonly (() => unknown)[]): string =>
	calls
		.map(call => {
			try {
				return `returned ${call()}`;
			} catch (error) {
				return isMisuseError(error) ? error.message : 'another error';
			}
		})
		.join('\n');
