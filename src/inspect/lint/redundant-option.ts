// A lint rule.
import {isRedundant, narrows} from './effect.js';
import {hasNoEffect} from './no-effect.js';
import type {LintCheck} from './rule.js';
import {countingOptions, hasKnownOptions} from './walk.js';

export const redundantOption = {
	id: 'redundant-option',
	severity: 'info',
	description: 'An option that only repeats the effect of allowDefaultOptions on its type changes nothing.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	check(subject, report) {
		const {allow} = subject.defaults;
		if (typeof allow !== 'boolean' || !hasKnownOptions(subject) || hasNoEffect(subject)) return;
		for (const [type, option] of countingOptions(subject)) {
			// Without the first of two options of a type the second would count.
			if (!isRedundant(option, allow) || subject.options.filter(other => other.type === type).length > 1) continue;
			if (option.enable === false && narrows(option) && option.providers === undefined) continue; // reported separately as an error
			report(option.pointer, {
				message: `allowDefaultOptions is ${allow}, so ${type} is ${allow ? 'shown' : 'hidden'} anyway: leave this option out`,
			});
		}
	},
} as const satisfies LintCheck;
