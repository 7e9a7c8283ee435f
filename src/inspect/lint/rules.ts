// The list of all rules: those in `rules/`, those of the reader and the builders, and those about open readings.
import {RULES, type RuleId, type Severity} from '../../diagnostics/rules.js';
import {OPEN_READING_TEXTS} from './open-reading-texts.js';
import {READER_TEXTS} from './reader-texts.js';
import type {LintCheck, RuleText} from './rule.js';
import * as binRangesContradict from './rules/bin-ranges-contradict.js';
import * as binRangesLengths from './rules/bin-ranges-lengths.js';
import * as binRangesOverlap from './rules/bin-ranges-overlap.js';
import * as doubledWithoutMandate from './rules/doubled-without-mandate.js';
import * as duplicateCode from './rules/duplicate-code.js';
import * as emiOptionsTwice from './rules/emi-options-twice.js';
import * as filterNeverDecides from './rules/filter-never-decides.js';
import * as guaranteeBroken from './rules/guarantee-broken.js';
import * as lookAlikeCode from './rules/look-alike-code.js';
import * as lowerCaseCode from './rules/lower-case-code.js';
import * as mandateDateInPast from './rules/mandate-date-in-past.js';
import * as mandateEndsBeforeStart from './rules/mandate-ends-before-start.js';
import * as noEffect from './rules/no-effect.js';
import * as notEnabled from './rules/not-enabled.js';
import * as nothingLeft from './rules/nothing-left.js';
import * as nothingLeftOfType from './rules/nothing-left-of-type.js';
import * as onlyEmiWithoutEmi from './rules/only-emi-without-emi.js';
import * as orderIdFormat from './rules/order-id-format.js';
import * as placeholderLeftIn from './rules/placeholder-left-in.js';
import * as providersNotDoubled from './rules/providers-not-doubled.js';
import * as rangeInsideRange from './rules/range-inside-range.js';
import * as redundantOption from './rules/redundant-option.js';
import * as sampleValue from './rules/sample-value.js';
import * as undocumentedField from './rules/undocumented-field.js';
import * as unknownValue from './rules/unknown-value.js';

/** The checks that `lint` runs on the whole subject, in the order of the documentation. */
export const checks: readonly LintCheck[] = [
	undocumentedField.check,
	nothingLeft.check,
	nothingLeftOfType.check,
	noEffect.check,
	notEnabled.check,
	guaranteeBroken.check,
	redundantOption.check,
	filterNeverDecides.check,
	duplicateCode.check,
	lookAlikeCode.check,
	lowerCaseCode.check,
	placeholderLeftIn.check,
	rangeInsideRange.check,
	binRangesOverlap.check,
	binRangesContradict.check,
	binRangesLengths.check,
	onlyEmiWithoutEmi.check,
	emiOptionsTwice.check,
	providersNotDoubled.check,
	doubledWithoutMandate.check,
	mandateEndsBeforeStart.check,
	mandateDateInPast.check,
	orderIdFormat.check,
	sampleValue.check,
	unknownValue.check,
];

/** The documentation of each rule. */
export const RULE_TEXTS: {readonly [Id in RuleId]: RuleText} = {
	...READER_TEXTS,
	...OPEN_READING_TEXTS,
	'undocumented-field': undocumentedField.text,
	'nothing-left': nothingLeft.text,
	'nothing-left-of-type': nothingLeftOfType.text,
	'no-effect': noEffect.text,
	'not-enabled': notEnabled.text,
	'guarantee-broken': guaranteeBroken.text,
	'redundant-option': redundantOption.text,
	'filter-never-decides': filterNeverDecides.text,
	'duplicate-code': duplicateCode.text,
	'look-alike-code': lookAlikeCode.text,
	'lower-case-code': lowerCaseCode.text,
	'placeholder-left-in': placeholderLeftIn.text,
	'range-inside-range': rangeInsideRange.text,
	'bin-ranges-overlap': binRangesOverlap.text,
	'bin-ranges-contradict': binRangesContradict.text,
	'bin-ranges-lengths': binRangesLengths.text,
	'only-emi-without-emi': onlyEmiWithoutEmi.text,
	'emi-options-twice': emiOptionsTwice.text,
	'providers-not-doubled': providersNotDoubled.text,
	'doubled-without-mandate': doubledWithoutMandate.text,
	'mandate-ends-before-start': mandateEndsBeforeStart.text,
	'mandate-date-in-past': mandateDateInPast.text,
	'order-id-format': orderIdFormat.text,
	'sample-value': sampleValue.text,
	'unknown-value': unknownValue.text,
};

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
	/** The part of the specification that it comes from. */
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
		const {description, source} = RULE_TEXTS[id];
		return Object.freeze({id, severity: RULES[id], description, source});
	}),
);
