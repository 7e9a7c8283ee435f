// The rules whose issues come from reading the input, from contradictions in it, or from builders alone.
import type {RuleId} from '../../diagnostics/rule-id.js';
import type {LintRule} from './rule.js';

const SHAPES = 'checkout-spec: session request fields; payment_filter object; EMI filter structure';

/** In the order of the documentation. */
export const readerRules = [
	{
		id: 'unreadable',
		severity: 'error',
		description: 'Text that is not JSON, or a value that throws when it is read.',
		source: SHAPES,
	},
	{
		id: 'too-large',
		severity: 'error',
		description: 'More text, items or nesting than any filter or session needs.',
		source: 'The limits are paylock’s own.',
	},
	{
		id: 'missing-field',
		severity: 'error',
		description:
			'A required field is missing. A missing allowDefaultOptions is read as true and missing options as an empty list, each with a warning.',
		source: `${SHAPES}; open points 2 and 3`,
	},
	{
		id: 'unknown-key',
		severity: 'error',
		description: 'Names are case sensitive: a misspelled or misplaced key locks nothing.',
		source: 'checkout-spec: What the service does, 6',
	},
	{
		id: 'unknown-value',
		severity: 'error',
		description:
			'A word outside its vocabulary: a payment method type, a card type, an action, a code outside the catalog.',
		source: 'checkout-spec: option object, `paymentMethodType`; What the service does, 6; open points 18 and 27',
	},
	{
		id: 'invalid-type',
		severity: 'error',
		description: 'A value of the wrong JSON type, such as "true" in quotes or one string in place of a list.',
		source: SHAPES,
	},
	{
		id: 'invalid-format',
		severity: 'error',
		description:
			'A string in the wrong form: an amount, a BIN or tenure range, a date, a handle, a code. An amount with no or one decimal is a warning.',
		source: `${SHAPES}; open points 14 and 16`,
	},
	{
		id: 'wrong-action',
		severity: 'error',
		description: 'A field that the action of the session does not have.',
		source: 'checkout-spec: Create session, fields sent for each `action`; open point 21',
	},
	{
		id: 'undocumented-field',
		severity: 'info',
		description: 'A field that the specification does not name is sent as it is; the service may use or ignore it.',
		source: 'open point 20',
	},
	{
		id: 'conflicting-type',
		severity: 'error',
		description:
			'Of a payment method type that is configured twice the first option counts; what the second one says is lost.',
		source: 'open point 7',
	},
	{
		id: 'ignored-list',
		severity: 'error',
		description:
			'paymentMethods on CARD or UPI, cardFilters on any type but CARD and upiFilters on any type but UPI are ignored. An empty one is an info.',
		source: 'checkout-spec: option object (element of options)',
	},
	{
		id: 'filters-on-disabled-type',
		severity: 'error',
		description: 'Where cardFilters or upiFilters is passed, enable must be true; with false the whole type is hidden.',
		source: 'checkout-spec: option object, `enable`',
	},
	{
		id: 'two-codes-in-one-string',
		severity: 'error',
		description: 'Each code is a string of its own; two in one string name a code that does not exist.',
		source: 'checkout-spec: option object, `paymentMethods`',
	},
	{
		id: 'nb-code-without-nb',
		severity: 'error',
		description: 'A provider code of NB is NB_ and the bank; a code without it names no provider.',
		source: 'checkout-spec: option object, mandate flows; open points 10 and 24',
	},
	{
		id: 'empty-list',
		severity: 'warning',
		description: 'The specification does not state whether an empty list means all or nothing.',
		source: 'open-points: "What decides whether an instrument is shown", reading emptyList',
	},
	{
		id: 'empty-criterion',
		severity: 'warning',
		description: 'A filter without a criterion matches everything.',
		source: 'checkout-spec: card filter object; UPI filter object; Plan filter',
	},
	{
		id: 'contradiction',
		severity: 'error',
		description: 'A call asks for two things that cannot both be written.',
		source: 'open point 5',
	},
	{
		id: 'empty-recipe',
		severity: 'error',
		description: 'A recipe or a call that configures nothing.',
		source: 'The rule is paylock’s own.',
	},
	{
		id: 'invalid-recipe',
		severity: 'error',
		description: 'A recipe that does not return the builder that it was given, extended.',
		source: 'The rule is paylock’s own.',
	},
	{
		id: 'discarded-call',
		severity: 'error',
		description: 'A call inside a recipe whose result is not part of what the recipe returns.',
		source: 'The rule is paylock’s own.',
	},
] as const satisfies readonly (LintRule & {readonly id: RuleId})[];
