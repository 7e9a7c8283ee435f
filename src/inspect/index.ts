// The table of contents of `paylock/inspect`: what leaves the room, name by name.

// What the core names
export {type Issue, type IssueCode, MisuseError} from '../misuse.js';
export type {PaymentFilter} from '../wire/payment-filter.js';
export type {Json, JsonObject, SessionRequest} from '../wire/session.js';
// Reading
export {type CompiledFilter, compile} from './compile.js';
export {type Decoded, decode, decodeSession} from './decode.js';
// Telling
export {describe} from './describe.js';
export type {Change as DiffChange} from './diff/changes.js';
export {type Diff, diff} from './diff.js';
// Judging
export {explain} from './explain/explain.js';
export type {ExplainRule, Explanation, Reason, Verdict} from './explain/verdict.js';
export type {
	CardInstrument,
	EmiInstrument,
	Instrument,
	MandateSupport,
	ProviderInstrument,
	ProviderType,
	UpiInstrument,
} from './instrument.js';
export {instruments} from './instruments.js';
export type {JsonSchema} from './json-schema.js';
export type {Finding} from './lint/finding.js';
export type {LintRule, LintSubject, ReportFinding, Severity} from './lint/rule.js';
export {type LintRuleName, lintRules} from './lint/rules.js';
// Criticising
export {type LintOptions, lint} from './lint.js';
export type {Change as RepairChange} from './repair/changes.js';
// Rewriting
export {type Repaired, repair} from './repair.js';
export {paymentFilterSchema, type Schema, type StandardResult, sessionRequestSchema} from './schema.js';
export {toCode} from './to-code.js';
