// The table of contents of `paylock/inspect`: what leaves the room, name by name.

// What was found there, as the core names it
export {type Issue, type IssueCode, MisuseError} from '../misuse.js';
export type {PaymentFilter} from '../wire/payment-filter.js';
export type {Json, JsonObject, SessionRequest} from '../wire/session.js';
// Reading
export {type CompiledFilter, compile} from './compile.js';
export {type Decoded, decode, decodeSession} from './decode.js';
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
export type {Finding} from './lint/finding.js';
export type {LintRule, LintSubject, ReportFinding, Severity} from './lint/rule.js';
export {type LintRuleName, lintRules} from './lint/rules.js';
// Criticising
export {type LintOptions, lint} from './lint.js';
// Rewriting
export {toCode} from './to-code.js';
