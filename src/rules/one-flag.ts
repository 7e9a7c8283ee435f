// With tenures inside `issuerFilter`, one `enable` applies to both (open point 5).
import type {IssueDetails} from '../diagnostics/issue.js';
import type {Choice} from '../values/choice.js';
import type {TenureEncoding} from '../wire/dialect.js';

/** The issue of choices that need two flags in an encoding that has one. */
export function oneFlagProblem(encoding: TenureEncoding, issuers?: Choice, tenures?: Choice): IssueDetails | undefined {
	if (encoding !== 'issuerFilter.tenures' || issuers === undefined || tenures === undefined) return undefined;
	if (issuers.enable === tenures.enable) return undefined;
	return {
		rule: 'contradiction',
		message:
			"tenureEncoding 'issuerFilter.tenures' has one enable for issuers and tenures: use only(…) or except(…) for both",
	};
}
