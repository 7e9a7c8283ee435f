// The account of the builders of `paylock(…)`: checked, and prepared for building.
import type {IssueDetails} from '../diagnostics/issue.js';
import {type AccountNode, PLAIN_ACCOUNT} from '../model/account-node.js';
import {catalogOf} from '../rules/catalog.js';
import {closedCatalog} from '../rules/closed-catalog.js';
import {readAccount} from '../rules/read-account.js';
import {tenuresIn} from '../rules/tenures.js';
import {DEFAULT_TENURE_ENCODING} from '../wire/account.js';

const EMI_REFUSED: IssueDetails = {
	rule: 'contradiction',
	problem: "with emiPlacement 'session', emiOptions is sent next to the filter",
	remedy: 'pass the filter to session(…).paymentFilter(…)',
};

/** Throws every issue of the account at once. */
export function accountOf(input: unknown): AccountNode {
	const options = readAccount(input);
	const {servicePrefix, emiPlacement, tenureEncoding = DEFAULT_TENURE_ENCODING, codes, types = []} = options;
	return Object.freeze({
		options,
		servicePrefix,
		emiInFilterIssue: emiPlacement === 'session' ? EMI_REFUSED : undefined,
		tenures: tenuresIn(tenureEncoding),
		catalog: codes === undefined ? undefined : closedCatalog(catalogOf(codes, servicePrefix)),
		types: Object.freeze([...new Set([...PLAIN_ACCOUNT.types, ...types])]),
	});
}
