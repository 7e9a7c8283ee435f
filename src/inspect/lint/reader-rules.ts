// The rules whose issues come from reading the input, from contradictions in it, or from builders alone.
import type {RuleId} from '../../diagnostics/rule-id.js';
import type {LintRule} from './rule.js';

const SHAPES = 'checkout-spec: session request fields; payment_filter object; EMI filter structure';

/** In the order of the documentation. */
export const readerRules = [
	{
		id: 'unreadable',
		severity: 'error',
		description: 'The text is not JSON, or a value throws when it is read.',
		source: SHAPES,
	},
	{
		id: 'too-large',
		severity: 'error',
		description: 'The input has more text, items or nesting than any filter or session needs.',
		source: 'The limits are paylock’s own.',
	},
	{
		id: 'missing-field',
		severity: 'error',
		description:
			'A required field is missing. A missing allowDefaultOptions is read as true, and missing options as an empty list; each is a warning.',
		source: `${SHAPES}; open points 2 and 3`,
	},
	{
		id: 'unknown-key',
		severity: 'error',
		description: 'Names are case sensitive: a misspelled or misplaced key has no effect.',
		source: 'checkout-spec: What the service does, 6',
	},
	{
		id: 'duplicate-key',
		severity: 'warning',
		description: 'Of a key that JSON text has twice in one object, usually only the last value counts.',
		source: 'RFC 8259, section 4',
	},
	{
		id: 'unknown-value',
		severity: 'error',
		description:
			'A value is not in its vocabulary: a payment method type, a card type, an action, or a code outside the catalog.',
		source: 'checkout-spec: option object, `paymentMethodType`; What the service does, 6; open points 18 and 27',
	},
	{
		id: 'invalid-type',
		severity: 'error',
		description: 'A value has the wrong JSON type, such as "true" in quotes or one string instead of a list.',
		source: SHAPES,
	},
	{
		id: 'invalid-format',
		severity: 'error',
		description:
			'A string has the wrong format: an amount, a BIN or tenure range, a date, a handle or a code. An amount with one decimal or none is a warning.',
		source: `${SHAPES}; open points 14 and 16`,
	},
	{
		id: 'wrong-action',
		severity: 'error',
		description: 'The action of the session does not have this field.',
		source: 'checkout-spec: Create session, fields sent for each `action`; open point 21',
	},
	{
		id: 'undocumented-field',
		severity: 'info',
		description: 'A field that the specification does not name is sent unchanged; the service may use or ignore it.',
		source: 'open point 20',
	},
	{
		id: 'conflicting-type',
		severity: 'error',
		description: 'If a payment method type is configured twice, only the first option counts; the second is ignored.',
		source: 'open point 7',
	},
	{
		id: 'ignored-list',
		severity: 'error',
		description:
			'The service ignores paymentMethods on CARD and UPI, cardFilters on any type but CARD, and upiFilters on any type but UPI. An empty list has severity info.',
		source: 'checkout-spec: option object (element of options)',
	},
	{
		id: 'filters-on-disabled-type',
		severity: 'error',
		description: 'An option with cardFilters or upiFilters needs enable true; with false, the whole type is hidden.',
		source: 'checkout-spec: option object, `enable`',
	},
	{
		id: 'two-codes-in-one-string',
		severity: 'error',
		description: 'Each code is a separate string; two codes in one string name a code that does not exist.',
		source: 'checkout-spec: option object, `paymentMethods`',
	},
	{
		id: 'nb-code-without-nb',
		severity: 'error',
		description: 'A net banking code is NB_ followed by the bank; a code without NB_ does not name a provider.',
		source: 'checkout-spec: option object, mandate flows; open points 10 and 24',
	},
	{
		id: 'empty-list',
		severity: 'warning',
		description: 'The specification does not state whether an empty list means everything or nothing.',
		source: 'open-points: "What decides whether an instrument is shown", reading emptyList',
	},
	{
		id: 'empty-criterion',
		severity: 'warning',
		description: 'A filter without criteria matches everything.',
		source: 'checkout-spec: card filter object; UPI filter object; Plan filter',
	},
	{
		id: 'contradiction',
		severity: 'error',
		description: 'A call asks for two things that cannot be combined.',
		source: 'open point 5',
	},
	{
		id: 'empty-recipe',
		severity: 'error',
		description: 'A recipe or a call configures nothing.',
		source: 'The rule is paylock’s own.',
	},
	{
		id: 'invalid-recipe',
		severity: 'error',
		description: 'A recipe returns something other than the builder that it was given.',
		source: 'The rule is paylock’s own.',
	},
	{
		id: 'unused-suppression',
		severity: 'warning',
		description:
			'A paylock-ignore comment that suppresses no issue hides the next one; only the command line reports it.',
		source: 'The rule is paylock’s own.',
	},
	{
		id: 'discarded-call',
		severity: 'error',
		description: 'The result of a call inside a recipe is not part of what the recipe returns.',
		source: 'The rule is paylock’s own.',
	},
] as const satisfies readonly (LintRule & {readonly id: RuleId})[];
