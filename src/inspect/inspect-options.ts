// The options of the functions of inspect: known keys only, each checked.
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {readShape} from '../schema/read-shape.js';
import type {Fields, ListShape} from '../schema/shape.js';
import {READINGS} from '../schema/team-shapes.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import {codeProblem} from '../values/text.js';
import {CODE_LISTS, EMI_PLACEMENTS, TENURE_ENCODINGS} from '../wire/dialect.js';

const CODES: ListShape = {kind: 'list', item: {kind: 'format', check: codeProblem}};

/** The options that every function accepts, so that one configuration also fits `paylock(…)`. */
export const ACCOUNT_OPTIONS: Fields = {
	readings: READINGS,
	servicePrefix: {kind: 'format', check: servicePrefixProblem},
	types: CODES,
	codes: {
		kind: 'object',
		what: 'catalog',
		required: {},
		optional: Object.fromEntries(CODE_LISTS.map(list => [list, CODES])),
	},
	emiPlacement: {kind: 'enum', what: 'EMI placement', enum: EMI_PLACEMENTS},
	tenureEncoding: {kind: 'enum', what: 'tenure encoding', enum: TENURE_ENCODINGS},
};

/**
 * The options, as a frozen copy; one that is `undefined` counts as absent. Throws a MisuseError with every unknown key
 * and value.
 */
export function optionsOf<Options>(input: unknown, what: string, fields: Fields = ACCOUNT_OPTIONS): Options {
	if (input === undefined) return {} as Options; // each of its fields is optional
	const report = new IssueCollector();
	const shape = {kind: 'object', what, required: {}, optional: fields} as const;
	const read = readShape(shape, input, report, '', {isUndefinedAbsent: true});
	report.throwIfAny();
	return read as Options; // of that shape
}
