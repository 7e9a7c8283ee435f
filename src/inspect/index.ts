// The public exports of `paylock/inspect`.

/**
 * Everything about JSON that exists already, whoever wrote it: read it and list its mistakes, ask what customers see and why,
 * compare two versions, repair it, and turn it into code. No function throws for wrong data, except those that are asked to.
 *
 * @module
 */

export type * from '../account/account-types.js';
export {InvalidInputError, isInvalidInputError} from '../diagnostics/invalid-input-error.js';
export {isMisuseError, MisuseError} from '../diagnostics/misuse-error.js';
export type {AskedInstrument} from '../wire/instrument.js';
export {isPaymentMethodType} from '../wire/payment-method.js';
export type * from '../wire/wire-types.js';

// Read

export {type Decoded, decode, decodeSession} from './decode/decode.js';
export {type LintOptions, lint} from './lint/lint.js';
export type {LintRule} from './lint/rules.js';
export {lintRules} from './lint/rules.js';

// Understand

export {type InstrumentClass, instrumentClasses} from './analysis/instrument-classes.js';
export {type CompiledFilter, compile, explain} from './evaluate/explain.js';
export {type OpenReading, openReadings} from './evaluate/open-readings.js';
export type {ExplainRule, Explanation, Reason, Verdict} from './evaluate/verdict.js';
export {summarize} from './summarize/summarize.js';

// Compare

export type {DiffChange} from './analysis/changes.js';
export {type Diff, diff, type Relation} from './analysis/diff.js';
export {impact, type Order} from './orders/impact.js';
export type {Impact, ImpactGroup} from './orders/impact-result.js';

// Repair

export type {RepairChange} from './repair/change.js';
export {type Repaired, repair} from './repair/repair.js';

// Convert

export {type ToCodeOptions, toCode} from './codegen/to-code.js';
export type {Columns, InstrumentAttribute} from './orders/columns.js';
export {toSql} from './orders/to-sql.js';

// Test

export {type TestCase, testCases} from './analysis/test-cases.js';
export type {CartAxes, CartCondition, CartOf, DecisionRow} from './carts/decision-row.js';
export {type DecisionTable, decisionTable} from './carts/decision-table.js';

// Schemas

export type {JsonSchema} from './decode/json-schema.js';
export {
	paymentFilterSchema,
	type Schema,
	type StandardResult,
	sessionRequestSchema,
} from './decode/standard-schema.js';
