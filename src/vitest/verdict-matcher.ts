// The matchers that ask for the verdict of one instrument.
import {throwIssue} from '../diagnostics/issue-collector.js';
import {compile} from '../inspect/evaluate/compile.js';
import type {Verdict} from '../inspect/evaluate/verdict.js';
import type {Account} from '../wire/account.js';
import type {Instrument} from '../wire/instrument.js';
import {failure, line, type MatcherResult, written} from './matcher-result.js';

const VERBS: Readonly<Record<Verdict, string>> = {
	shown: 'show',
	hidden: 'hide',
	undetermined: 'leave undetermined',
};

/**
 * Passes if the verdict is `wanted`. Throws for what is not a filter or not an instrument, since `.not` would pass
 * otherwise.
 */
export function hasVerdict<AccountType extends string>(
	input: unknown,
	instrument: Instrument<AccountType>,
	wanted: Verdict,
	options: Account<AccountType> | undefined,
): MatcherResult {
	const {verdict, because} = compile(input, options).explain(instrument);
	const unreadable = because.find(({rule}) => rule === 'unreadable-instrument');
	if (unreadable !== undefined) throwIssue('', {rule: 'invalid-type', problem: unreadable.message, remedy: ''});
	const pass = verdict === wanted;
	const message = () =>
		failure(
			`expected the filter ${pass ? 'not to' : 'to'} ${VERBS[wanted]} ${written(instrument)}, but it is ${verdict}:`,
			because.map(line),
		);
	return {pass, message};
}
