// The registry of rules: every rule that lint, decode or a builder can report.
import type {RuleId} from '../../diagnostics/rule-id.js';
import {checks} from './checks.js';
import {readerRules} from './reader-rules.js';
import type {LintRule} from './rule.js';
import {RULE_TEXTS} from './rule-texts.js';

const registry = [...readerRules, ...checks];

// Every id has an entry, so that each rule has a page.
type Undescribed = Exclude<RuleId, (typeof registry)[number]['id']>;
const undescribed: [Undescribed] extends [never] ? true : Undescribed = true;

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
	registry.map(({id, severity}) => {
		const [description, source] = RULE_TEXTS[id];
		return Object.freeze({id, severity, description, source});
	}),
);
void undescribed;
