// Where the tenures of a plan filter are written. Inside `issuerFilter`, one `enable` applies to both (open point 5).
import type {IssueDetails} from '../diagnostics/issue.js';
import type {TenureEncoding} from '../wire/account.js';
import {type PlanListKey, TENURE_PLACES} from '../wire/spec.js';

/** Whether a plan filter applies to its issuers or tenures, or to all others. */
interface Flag {
	readonly enable: boolean;
}

export interface Tenures {
	/** The key of the object that lists the tenures. */
	readonly key: PlanListKey;
	/** The issue of choices that this encoding cannot write. */
	readonly problem: (issuers: Flag | undefined, tenures: Flag | undefined) => IssueDetails | undefined;
}

export function tenuresIn(encoding: TenureEncoding): Tenures {
	const {key, isShared} = TENURE_PLACES[encoding];
	return {key, problem: isShared ? oneFlagProblem : () => undefined};
}

function oneFlagProblem(issuers: Flag | undefined, tenures: Flag | undefined): IssueDetails | undefined {
	if (issuers === undefined || tenures === undefined || issuers.enable === tenures.enable) return undefined;
	return {
		rule: 'contradiction',
		problem: "tenureEncoding 'issuerFilter.tenures' has one enable for issuers and tenures",
		remedy: 'write only or except for both',
	};
}
