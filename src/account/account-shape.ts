// The account, as data: its keys and what each may be. The reader and the schema of the configuration file both use it.
import type {IssueDetails} from '../diagnostics/issue.js';
import {RULES, SEVERITIES} from '../diagnostics/rules.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {isSessionField, SESSION_FIELDS} from '../schema/fields-by-action.js';
import {jsonKeyProblem} from '../schema/json-limits.js';
import {PAYMENT_OPTION} from '../schema/payment-filter-shape.js';
import {
	BOOLEAN,
	type Fields,
	type FormatShape,
	fieldOf,
	keysOf,
	type ListShape,
	type ObjectShape,
	type Shape,
} from '../schema/shape.js';
import {CREDENTIALS, credentialsProblem} from '../values/credentials.js';
import {LONGEST_PREFIX, servicePrefixProblem} from '../values/service-prefix.js';
import {type Check, codeProblem, LONGEST_CODE} from '../values/text.js';
import {TENURE_ENCODINGS} from '../wire/emi-filter.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import {type Account, CODE_LISTS, EMI_PLACEMENTS, OPTIONAL_FIELDS} from './account.js';
import {isFilteredType, nbCodeProblem} from './providers-by-type.js';
import {INSTRUMENT, STRING} from './read-instrument.js';
import {READING_CHOICES} from './readings.js';

/** What can be enabled besides the payment method types. */
const EMI = 'EMI';

/** What can be enabled without the types of an account. */
export const ENABLED_TYPES: readonly string[] = [...PAYMENT_METHOD_TYPES, EMI];

/** The types that are enabled as a whole, since they have no provider codes. */
function isEnabledWhole(type: string): boolean {
	return isFilteredType(type) || type === EMI;
}

/** The types whose providers have codes, without the types of an account. */
export const PROVIDER_TYPES: readonly string[] = PAYMENT_METHOD_TYPES.filter(type => !isFilteredType(type));

/** What an account may set a rule to. */
export const RULE_SETTINGS = ['off', ...SEVERITIES] as const;
const CODE = {type: 'string', minLength: 1, maxLength: LONGEST_CODE};
/** A code of a provider, a brand or a bank. */
export const PROVIDER: FormatShape = {kind: 'format', check: codeProblem, schema: CODE};
const NB_PROVIDER: FormatShape = {
	kind: 'format',
	check: value => codeProblem(value) ?? nbCodeProblem(String(value)),
	schema: {...CODE, pattern: '^NB_.'},
};

/** The shape of each key of the account. */
export const ACCOUNT_FIELDS = {
	servicePrefix: {
		kind: 'format',
		check: servicePrefixProblem,
		schema: {type: 'string', pattern: `^[A-Za-z0-9]{1,${LONGEST_PREFIX}}$`, not: {const: 'NB'}},
	},
	emiPlacement: {kind: 'enum', what: 'EMI placement', enum: EMI_PLACEMENTS},
	tenureEncoding: {kind: 'enum', what: 'tenure encoding', enum: TENURE_ENCODINGS},
	credentials: {kind: 'enum', what: 'form of credentials', enum: CREDENTIALS, check: credentialsProblem},
	codes: mapOf('catalog', 'list of codes', CODE_LISTS, name => codesOf(name, 'leave it out to accept any code')),
	types: {
		...listOf(ownTypeProblem, {not: {enum: PAYMENT_METHOD_TYPES}}),
		ifEmpty: 'leave it out to keep the types of the specification',
	},
	enabled: {
		...mapOf('set of enabled types', 'payment method type', ENABLED_TYPES, type =>
			isEnabledWhole(type) ? BOOLEAN : enabledCodes(type),
		),
		// The reader of the account checks the name, once it knows the types of the account.
		additionalProperties: jsonKeyProblem,
		additionalShape: enabledCodes(''),
	},
	mandateCodes: {
		...mapOf('set of codes that support mandates', 'payment method type', PROVIDER_TYPES, codeList),
		// As in `enabled`.
		additionalProperties: jsonKeyProblem,
		additionalShape: codeList(''),
	},
	readings: mapOf('set of readings', 'reading', Object.keys(READING_CHOICES), name => ({
		kind: 'enum',
		what: `choice of ${name}`,
		enum: READING_CHOICES[name as keyof typeof READING_CHOICES], // one of its keys
	})),
	severities: mapOf('set of rules', 'rule', Object.keys(RULES), () => ({
		kind: 'enum',
		what: 'severity',
		enum: RULE_SETTINGS,
	})),
	guarantees: {
		kind: 'object',
		what: 'set of guarantees',
		part: 'guarantee',
		required: {},
		optional: {shown: {kind: 'list', item: INSTRUMENT}, hidden: {kind: 'list', item: INSTRUMENT}},
	},
	optionalFields: {kind: 'list', item: {kind: 'enum', what: 'field that may be optional', enum: OPTIONAL_FIELDS}},
	guestCheckout: BOOLEAN,
	extraFields: listOf(extraFieldProblem, {pattern: '^[^*,]+\\*?$|^\\*$', not: {enum: SESSION_FIELDS}}),
	extraOptionFields: listOf(optionFieldProblem, {not: {enum: keysOf(PAYMENT_OPTION)}}),
	$schema: STRING,
} satisfies {readonly [Key in keyof Required<Account>]: Shape};

export const ACCOUNT: ObjectShape = {
	kind: 'object',
	what: 'account',
	part: 'account option',
	required: {},
	optional: ACCOUNT_FIELDS,
};

/** `true`, `false`, or the provider codes that are enabled. */
function enabledCodes(type: string): Shape {
	const text = {problem: 'is neither a boolean nor a list', remedy: 'write true, or a list of codes'};
	const check: Check = value => (typeof value === 'boolean' ? undefined : wrongValue('invalid-type', value, text));
	const many = codesOf(type, 'leave it out if nothing of it is available');
	return {kind: 'union', one: {kind: 'format', check, schema: {type: 'boolean'}}, many};
}

function codesOf(name: string, ifEmpty: string): ListShape {
	return {...codeList(name), ifEmpty};
}

function codeList(name: string): ListShape {
	return {kind: 'list', item: name === 'NB' ? NB_PROVIDER : PROVIDER};
}

function listOf(check: Check, schema: object): ListShape {
	return {kind: 'list', item: {kind: 'format', check, schema: {...CODE, ...schema}}};
}

/** An object whose keys are all optional. */
function mapOf(what: string, part: string, keys: readonly string[], shapeOf: (key: string) => Shape): ObjectShape {
	const optional: Fields = Object.fromEntries(keys.map(key => [key, shapeOf(key)]));
	return {kind: 'object', what, part, required: {}, optional};
}

/** The issue of a name that needs no mention. */
function documented(value: unknown, what: string): IssueDetails {
	return wrongValue('invalid-format', value, {problem: `is a ${what} of the specification`, remedy: 'leave it out'});
}

/** A type beyond the specification's; `EMI` is not one of those, so an account may have one of that name. */
function ownTypeProblem(value: unknown): IssueDetails | undefined {
	const isDocumented = PAYMENT_METHOD_TYPES.some(type => type === value);
	return isDocumented ? documented(value, 'payment method type') : codeProblem(value);
}

/** A name, or the start of one before `*`. */
function extraFieldProblem(value: unknown): IssueDetails | undefined {
	const problem = codeProblem(value);
	const name = String(value);
	if (problem !== undefined) return problem;
	if (name.slice(0, -1).includes('*'))
		return wrongValue('invalid-format', value, {problem: 'has * inside', remedy: 'write it only at the end'});
	return isSessionField(name) ? documented(value, 'field') : undefined;
}

function optionFieldProblem(value: unknown): IssueDetails | undefined {
	return fieldOf(PAYMENT_OPTION, String(value)) === undefined ? codeProblem(value) : documented(value, 'key');
}
