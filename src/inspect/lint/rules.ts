// The registry of rules: every rule that lint, decode or a builder can report.
import {RULES, type RuleId, type Severity} from '../../diagnostics/rules.js';
import {RULE_TEXTS} from './rule-texts.js';

/**
 * One rule, as the documentation lists it.
 *
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export interface LintRule {
	/** The stable id of the rule, which issues and severities name. */
	readonly id: RuleId;
	/** The usual severity; an issue may be less serious. */
	readonly severity: Severity;
	/** Why it matters. */
	readonly description: string;
	/** Where in the specification it comes from. */
	readonly source: string;
}

/**
 * Every rule that `lint`, `decode` or a builder can report, deeply frozen.
 *
 * @example
 * ```ts
 * import {lintRules} from 'paylock/inspect';
 *
 * for (const {id, severity, description} of lintRules) console.log(`${severity} ${id}: ${description}`);
 * ```
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export const lintRules: readonly LintRule[] = Object.freeze(
	(Object.keys(RULES) as RuleId[]).map(id => {
		// the keys of the table are the ids
		const [description, source] = RULE_TEXTS[id];
		return Object.freeze({id, severity: RULES[id], description, source});
	}),
);
