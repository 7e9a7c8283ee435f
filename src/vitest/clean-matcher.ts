// The matcher that runs lint.
import {type LintOptions, lint} from '../inspect/lint/lint.js';
import {failure, line, type MatcherResult} from './matcher-result.js';

/** Passes if lint reports neither an error nor a warning. */
export function isClean(input: unknown, options?: LintOptions): MatcherResult {
	const issues = lint(input, options).filter(({severity}) => severity !== 'info');
	const pass = issues.length === 0;
	const message = () =>
		pass
			? 'expected the filter not to be clean, but lint reports no error and no warning'
			: failure(
					'expected the filter to be clean, but lint reports:',
					issues.map(({severity, rule, pointer, message: text}) =>
						line({rule: `${severity} ${rule}`, pointer, message: text}),
					),
				);
	return {pass, message};
}
