// Where each field of a session is written: in session(…), in its own step, or in .extra({…}).
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails, IssueText, MessageOf, TextOf} from '../diagnostics/issue.js';
import {ACTION_ROWS, CUSTOMER_FIELDS, ORDER_FIELDS} from '../schema/fields-by-action.js';
import type {Action} from '../wire/session.js';

/** The step of each field that has its own step on a payment page. */
const STEPS = {
	return_url: '.details(…)',
	description: '.details(…)',
	first_name: '.details(…)',
	last_name: '.details(…)',
	payment_filter: '.paymentFilter(…)',
	emiOptions: '.paymentFilter(…)',
	sdk_udf: '.emiDisplay(…)',
	'options.create_mandate': '.mandate(…)',
	'mandate.max_amount': '.mandate(…)',
	'mandate.start_date': '.mandate(…)',
	'mandate.end_date': '.mandate(…)',
} as const;

/** A field that has its own step on a payment page. */
type SteppedField = keyof typeof STEPS;
type FirstFields = (typeof CUSTOMER_FIELDS)[number] | (typeof ORDER_FIELDS)[number];

const LEAVE_OUT = 'leave it out';

type HasStep<Field extends SteppedField> = `${Field} has its own step: use ${(typeof STEPS)[Field]}`;
const IS_ARGUMENT = {problem: 'action is the first argument of session(…)', remedy: 'remove it here'} as const;
type IsArgument = MessageOf<typeof IS_ARGUMENT>;
type IsFirstField<Field extends FirstFields> = `${Field} is one of the fields of session(…): write it there`;
type NotOf<Screen extends Action, Field extends string> = `a ${Screen} session has no ${Field}: ${typeof LEAVE_OUT}`;
type NotField<
	Screen extends Action,
	Field extends string,
> = `${Field} is not a field of a ${Screen} session: ${FieldRemedy<Screen, SnakeCase<Field>>}`;
/** The remedy for a field whose name in snake case is `Field`. */
type FieldRemedy<Screen extends Action, Field> =
	Field extends FieldOf<Screen>
		? `write ${Field}`
		: Field extends SteppedField
			? Screen extends 'paymentPage'
				? `use ${(typeof STEPS)[Field]} with ${Field}`
				: typeof LEAVE_OUT
			: Field extends FirstFields
				? typeof LEAVE_OUT
				: 'add it with .extra({…})';
/** The fields that `session(…)` takes for an action. */
type FieldOf<Screen extends Action> = Screen extends 'paymentManagement'
	? (typeof CUSTOMER_FIELDS)[number]
	: FirstFields;
/** `order_id` of `orderId`. */
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
	? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
	: '';

/** Why a field does not belong among the fields of `session(…)`. */
export type MisplacedField<Screen extends Action, Field> = Field extends 'action'
	? IsArgument
	: Field extends FirstFields
		? NotOf<Screen, Field>
		: Field extends SteppedField
			? MisplacedStep<Screen, Field>
			: NotField<Screen, Field & string>;

/** Why a documented field does not belong in a later step; `never` for any other field. */
export type MisplacedExtra<Screen extends Action, Field> = Field extends 'action'
	? IsArgument
	: Field extends FirstFields
		? IsFirstField<Field>
		: Field extends SteppedField
			? MisplacedStep<Screen, Field>
			: never;

type MisplacedStep<Screen extends Action, Field extends SteppedField> = Screen extends 'paymentPage'
	? HasStep<Field>
	: NotOf<Screen, Field>;

/** {@link MisplacedField} at run time, for a field that the specification names; `undefined` for any other. */
export function misplacedField(action: Action, key: string): IssueDetails | undefined {
	if (isForbidden(action, key)) {
		const text: TextOf<NotOf<Action, string>> = {problem: `a ${action} session has no ${key}`, remedy: LEAVE_OUT};
		return misplaced('wrong-action', text, key);
	}
	if (key === 'action') return misplaced('unknown-key', IS_ARGUMENT, key);
	if (!Object.hasOwn(STEPS, key)) return undefined;
	const field = key as SteppedField; // an own key, just seen
	return misplaced('unknown-key', {problem: `${field} has its own step`, remedy: `use ${STEPS[field]}`}, key);
}

function isForbidden(action: Action, key: string): boolean {
	return ACTION_ROWS[action].forbidden.some(field => field === key);
}

/** {@link MisplacedExtra} at run time. */
export function misplacedExtra(action: Action, key: string): IssueDetails | undefined {
	const first = [...CUSTOMER_FIELDS, ...ORDER_FIELDS].find(field => field === key);
	if (first === undefined) return misplacedField(action, key);
	const text: TextOf<IsFirstField<FirstFields>> = {
		problem: `${first} is one of the fields of session(…)`,
		remedy: 'write it there',
	};
	return misplaced('unknown-key', text, key);
}

/** The issue of a step that only a payment page has. */
export function pageOnly(action: Action, what: string): IssueDetails {
	return {
		rule: 'wrong-action',
		problem: `a ${action} session has no ${what}`,
		remedy: "use session('paymentPage', …)",
		found: action,
	};
}

/** The text of {@link pageOnly} for the compiler. */
export type PageOnly<
	Screen extends Action,
	What extends string,
> = `a ${Screen} session has no ${What}: use session('paymentPage', …)`;

/** The issue of a field that neither the specification nor the action defines, and that no other name is near. */
export function notField(action: Action, key: string): IssueDetails {
	const field = key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
	const step = Object.hasOwn(STEPS, field) ? STEPS[field as SteppedField] : undefined; // an own key, just seen
	const remedy = isForbidden(action, field)
		? LEAVE_OUT
		: step === undefined
			? 'add it with .extra({…})'
			: `use ${step} with ${field}`;
	return misplaced('unknown-key', {problem: `${formatValue(key)} is not a field of a ${action} session`, remedy}, key);
}

function misplaced(rule: IssueDetails['rule'], text: IssueText, key: string): IssueDetails {
	return {rule, ...text, found: formatValue(key)};
}
