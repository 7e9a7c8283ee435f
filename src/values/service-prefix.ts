// The service prefix, which is written in front of doubled providers and EMI issuers.
import type {IssueDetails, MessageOf} from '../diagnostics/issue.js';
import type {RightUnless} from '../diagnostics/misuse.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {stringProblem, tooLong} from './text.js';

/** The longest service prefix. The specification sets no limit; samples have fewer than ten letters. */
export const LONGEST_PREFIX = 64;

const NOT_SERVICE_PREFIX = {
	problem: 'is not a service prefix',
	remedy: 'write letters and digits, without the underscore',
} as const;
/** A literal that may be a service prefix, else the reason. */
export type PrefixLiteral<Text extends string> = RightUnless<
	`${WrongPrefix<Text>} ${MessageOf<typeof NOT_SERVICE_PREFIX>}`,
	Text
>;
type WrongPrefix<Text> = Text extends '' | 'NB' | `${string}_${string}` ? Text : never;

/** Checks a service prefix: letters and digits; paylock adds the underscore. */
export function servicePrefixProblem(value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string') return stringProblem(value, 'service prefix');
	if (value.length > LONGEST_PREFIX) return tooLong('a service prefix', LONGEST_PREFIX);
	if (value === 'NB') {
		return wrongValue('invalid-format', value, {
			problem: 'is the start of net banking codes',
			remedy: 'write the service prefix of your account',
		});
	}
	if (/^[A-Za-z0-9]+$/.test(value)) return undefined;
	return wrongValue('invalid-format', value, NOT_SERVICE_PREFIX, /^([A-Za-z0-9]+)_+$/.exec(value)?.[1]);
}
