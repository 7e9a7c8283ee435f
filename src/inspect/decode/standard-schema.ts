// Decode as a Standard Schema, for tools that accept any validator, and as JSON Schema.
import type {Issue} from '../../diagnostics/issue.js';
import {keysIn} from '../../diagnostics/pointer.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import type {SessionRequest} from '../../wire/session.js';
import {WRAPPED_FILTER} from '../read/read-input.js';
import {type Decoded, decode, decodeSession} from './decode.js';
import {type JsonSchema, jsonSchemaOf} from './json-schema.js';

/**
 * What the `validate` of a Standard Schema returns: the value, or issues with their path.
 *
 * @source Standard Schema, version 1
 */
export type StandardResult<Value> =
	| {readonly value: Value; readonly issues?: undefined}
	| {readonly issues: readonly {readonly message: string; readonly path: readonly (string | number)[]}[]};

/**
 * A schema for any consumer of Standard Schema, which can also be written as JSON Schema.
 *
 * @source Standard Schema, version 1
 */
export interface Schema<Value> {
	/** The properties of Standard Schema, version 1. */
	readonly '~standard': {
		readonly version: 1;
		readonly vendor: 'paylock';
		readonly validate: (value: unknown) => StandardResult<Value>;
		readonly types?: {readonly input: Value; readonly output: Value};
	};
	/** JSON Schema, draft 2020-12: what `decode` accepts, except for what the description of the schema names. */
	toJSONSchema(): JsonSchema;
}

/**
 * The payment filter as a Standard Schema: it validates objects as {@link decode} does.
 *
 * @example
 * ```ts
 * import {paymentFilterSchema} from 'paylock/inspect';
 *
 * paymentFilterSchema['~standard'].validate({allowDefaultOptions: 'yes', options: []});
 * // {issues: [{message: '"yes" is not a boolean: write true or false', path: ['allowDefaultOptions']}]}
 * paymentFilterSchema.toJSONSchema().$id;
 * // 'urn:paylock:payment-filter'
 * ```
 * @source checkout-spec: payment_filter object
 */
export const paymentFilterSchema: Schema<PaymentFilter> = /* @__PURE__ */ schemaOf(decode, () =>
	jsonSchemaOf(
		{
			$id: 'urn:paylock:payment-filter',
			title: 'Payment filter',
			description:
				'A payment filter, or an object with one under payment_filter. paylock also refuses what this schema cannot express: a range whose start is after its end, and an undocumented key that resembles a documented one.',
		},
		PAYMENT_FILTER,
		WRAPPED_FILTER,
	),
);

/**
 * The session request as a Standard Schema: it validates objects as {@link decodeSession} does.
 *
 * @example
 * ```ts
 * import {sessionRequestSchema} from 'paylock/inspect';
 *
 * sessionRequestSchema['~standard'].validate({action: 'paymentpage'}).issues?.[0]?.message;
 * // '"paymentpage" is not an action: write "paymentPage"'
 * ```
 * @source checkout-spec: session request fields
 */
export const sessionRequestSchema: Schema<SessionRequest> = /* @__PURE__ */ schemaOf(decodeSession, () =>
	jsonSchemaOf(
		{
			$id: 'urn:paylock:session-request',
			title: 'Session request',
			description:
				'A session request. paylock also refuses what this schema cannot express: a range whose start is after its end, an undocumented key that resembles a documented one, an amount with more digits than a number holds exactly, a return_url that is not a URL, and extra fields that are nested too deeply or have a key such as __proto__ inside.',
		},
		SESSION_REQUEST,
	),
);

function schemaOf<Value>(read: (input: unknown) => Decoded<Value>, toJSONSchema: () => JsonSchema): Schema<Value> {
	const validate = (value: unknown): StandardResult<Value> => {
		// A schema validates the value itself; only `decode` accepts JSON text.
		if (typeof value === 'string') return {issues: [{message: 'a string is not an object: parse it', path: []}]};
		const decoded = read(value);
		return decoded.ok
			? {value: decoded.value}
			: {issues: decoded.issues.filter(({severity}) => severity === 'error').map(standardIssue)};
	};
	return Object.freeze({'~standard': Object.freeze({version: 1, vendor: 'paylock', validate} as const), toJSONSchema});
}

function standardIssue({message, pointer}: Issue) {
	const path = keysIn(pointer).map(key => (/^[0-9]{1,7}$/.test(key) ? Number(key) : key));
	return {message, path};
}
