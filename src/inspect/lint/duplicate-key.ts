// The issue of a key that an object has twice, which is lost once its text is parsed.
import {formatValue} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {issueOf} from '../../diagnostics/issue-collector.js';
import {RULES} from '../../diagnostics/rules.js';

export function duplicateKeyIssue(pointer: string, key: string): Issue {
	return issueOf(
		pointer,
		{
			rule: 'duplicate-key',
			problem: `${formatValue(key)} occurs more than once in this object, and only the last counts`,
			template: 'occurs more than once',
			remedy: 'merge them, or remove all but one',
			found: formatValue(key),
		},
		RULES,
	);
}
