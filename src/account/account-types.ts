// The types of an account that an entry exports, with those of the issues about one.
export type {Issue, IssueFix, JsonPatchOperation, RelatedPlace} from '../diagnostics/issue.js';
export type {RuleId, Severity} from '../diagnostics/rules.js';
export type {Credentials} from '../values/credentials.js';
export type {
	Account,
	Codes,
	EmiPlacement,
	Enabled,
	Guarantees,
	MandateCodes,
	OptionalField,
	RuleSeverity,
	Severities,
} from './account.js';
export type {ReadingName, Readings} from './readings.js';
