// Reads the caller's account: known options only, each checked, the rest filled in.
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {type AccountNode, PLAIN_ACCOUNT} from '../model/account-node.js';
import {readCodes} from '../rules/catalog.js';
import {closedCatalog} from '../rules/closed-catalog.js';
import {tenuresIn} from '../rules/tenures.js';
import {READINGS, RULES} from '../schema/config-shapes.js';
import {readKnown} from '../schema/read-known.js';
import {readShape} from '../schema/read-shape.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {readList} from '../values/list.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import {codeProblem} from '../values/text.js';
import {
	CODE_LISTS,
	type Codes,
	DEFAULT_TENURE_ENCODING,
	EMI_PLACEMENTS,
	TENURE_ENCODINGS,
	type TenureEncoding,
} from '../wire/account.js';

const ACCOUNT = {what: 'account', part: 'account option'};
const CODES = {what: 'catalog', part: 'list of codes'};
const OPTIONS = ['servicePrefix', 'emiPlacement', 'tenureEncoding', 'codes', 'types', 'readings', 'rules'] as const;
const EMI_REFUSED: IssueDetails = {
	rule: 'contradiction',
	message:
		"with emiPlacement 'session', emiOptions is sent next to the filter: pass the filter to session(…).paymentFilter(…)",
};
const NO_TYPES = 'types is empty: leave it out to keep the types of the specification';

/** The checked and frozen account; throws every issue at once. `readings` and `rules` are only for inspect. */
export function readAccount(input: unknown): AccountNode {
	const report = new IssueCollector();
	const [servicePrefix, emiPlacement, tenureEncoding, codes, types, readings, rules] = readKnown(
		input,
		OPTIONS,
		ACCOUNT,
		report,
	);
	const check = (pointer: string, value: unknown, problemOf: (value: unknown) => IssueDetails | undefined): void => {
		if (value !== undefined) report.add(pointer, problemOf(value));
	};
	check('/servicePrefix', servicePrefix, servicePrefixProblem);
	check('/emiPlacement', emiPlacement, value => vocabularyProblem(value, EMI_PLACEMENTS, 'EMI placement'));
	check('/tenureEncoding', tenureEncoding, value => vocabularyProblem(value, TENURE_ENCODINGS, 'tenure encoding'));
	const lists = readKnown(codes === undefined ? {} : codes, CODE_LISTS, CODES, report, '/codes');
	const prefix = typeof servicePrefix === 'string' ? servicePrefix : undefined;
	const named = Object.fromEntries(CODE_LISTS.map((list, index) => [list, lists[index]]));
	const catalog = readCodes(named as Codes, report, prefix); // checks each list
	const added = types === undefined ? [] : readList(types, codeProblem, report, '/types', NO_TYPES);
	const inside = {isUndefinedAbsent: true};
	if (readings !== undefined) readShape(READINGS, readings, report, '/readings', inside);
	if (rules !== undefined) readShape(RULES, rules, report, '/rules', inside);
	report.throwIfAny();
	return Object.freeze({
		servicePrefix: prefix,
		emiRefused: emiPlacement === 'session' ? EMI_REFUSED : undefined,
		tenures: tenuresIn((tenureEncoding as TenureEncoding | undefined) ?? DEFAULT_TENURE_ENCODING), // checked above
		catalog: codes === undefined ? undefined : closedCatalog(catalog),
		types: added.length === 0 ? PLAIN_ACCOUNT.types : Object.freeze([...new Set([...PLAIN_ACCOUNT.types, ...added])]),
	});
}
