// A dialect as the caller gave it: known keys only, checked, its gaps filled.
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {type DialectNode, PLAIN_DIALECT} from '../model/dialect-node.js';
import {readCodes} from '../rules/catalog.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import {
	CODE_LISTS,
	type Codes,
	EMI_PLACEMENTS,
	type EmiPlacement,
	TENURE_ENCODINGS,
	type TenureEncoding,
} from '../wire/dialect.js';
import {readKnown} from './read-known.js';

const DIALECT = {what: 'dialect', part: 'key of a dialect'};
const CATALOGUE = {what: 'catalogue', part: 'list of codes'};
const KEYS = ['servicePrefix', 'emiPlacement', 'tenureEncoding', 'codes'] as const;

/** The checked and frozen dialect, or every issue at once. */
export function readDialect(input: unknown): DialectNode {
	const report = new IssueCollector();
	const {servicePrefix, emiPlacement, tenureEncoding, codes} = readKnown(input, KEYS, DIALECT, report, () => '');
	if (servicePrefix !== undefined) addTo(report, '/servicePrefix', servicePrefixProblem(servicePrefix));
	if (emiPlacement !== undefined)
		addTo(report, '/emiPlacement', vocabularyProblem(emiPlacement, EMI_PLACEMENTS, 'EMI placement'));
	if (tenureEncoding !== undefined)
		addTo(report, '/tenureEncoding', vocabularyProblem(tenureEncoding, TENURE_ENCODINGS, 'tenure encoding'));
	const lists = readKnown(codes === undefined ? {} : codes, CODE_LISTS, CATALOGUE, report, () => '/codes');
	const book = readCodes(lists as Codes, report); // checks each list
	report.throwIfAny();
	return Object.freeze({
		...(servicePrefix !== undefined && {servicePrefix: String(servicePrefix)}),
		emiPlacement: (emiPlacement as EmiPlacement | undefined) ?? PLAIN_DIALECT.emiPlacement, // of the vocabulary, checked above
		tenureEncoding: (tenureEncoding as TenureEncoding | undefined) ?? PLAIN_DIALECT.tenureEncoding, // of the vocabulary, checked above
		codes: book,
	});
}

function addTo(
	report: IssueCollector,
	pointer: string,
	problem: Parameters<IssueCollector['add']>[1] | undefined,
): void {
	if (problem !== undefined) report.add(pointer, problem);
}
