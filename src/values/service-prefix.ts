// The service prefix: what stands in front of doubled providers and EMI issuers.
import {type Problem, show} from '../misuse.js';
import {stringProblem, tooLong, wrongForm} from './text.js';

/** Longest service prefix; the document names none, samples have under ten letters. */
const LONGEST_PREFIX = 64;

/** What is wrong with a service prefix: letters and digits, the underscore is written by paylock. */
export function servicePrefixProblem(value: unknown): Problem | undefined {
	if (typeof value !== 'string') return stringProblem(value, 'service prefix');
	if (value.length > LONGEST_PREFIX) return tooLong('a service prefix', LONGEST_PREFIX);
	if (value === 'NB') {
		return wrongForm('"NB" leads net banking codes already: write the service prefix of your account', value);
	}
	if (/^[A-Za-z0-9]+$/.test(value)) return undefined;
	const bare = value.replace(/_+$/, '');
	const suggestion = /^[A-Za-z0-9]+$/.test(bare) ? bare : undefined;
	return wrongForm(
		`${show(value)} is no service prefix: write letters and digits, without the underscore`,
		value,
		suggestion,
	);
}
