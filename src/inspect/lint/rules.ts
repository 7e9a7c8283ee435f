// The registry of rules: every rule that lint, decode or a builder can report.
import type {RuleId} from '../../diagnostics/rule-id.js';
import {binRangesContradict, binRangesLengths, binRangesOverlap, binRangesTouch} from './bin-ranges.js';
import {duplicateCode, lookAlikeCode, lowerCaseCode} from './codes.js';
import {equalFilters, filterNeverDecides} from './covered-filters.js';
import {defaultReach} from './default-reach.js';
import {doubledWithoutMandate, providersNotDoubled} from './doubled-providers.js';
import {noEffect, nothingLeft, redundantOption} from './effect.js';
import {emiDisplayContradicted, emiOffWithGroupsOn, emiOptionsTwice, onlyEmiWithoutEmi} from './emi-flags.js';
import {emiNotNamed, emiWithCardsHidden} from './emi-reach.js';
import {notEnabled} from './not-enabled.js';
import {nothingLeftOfType} from './nothing-left-of-type.js';
import {placeholderLeftIn} from './placeholder-left-in.js';
import {issuersAndTenures, planListInDisabledFilter, rangeInsideRange} from './plan-lists.js';
import {precedenceUndetermined} from './precedence-undetermined.js';
import {readerRules} from './reader-rules.js';
import type {LintRule} from './rule.js';
import {mandateDateInPast, mandateEndsBeforeStart, orderIdFormat, sampleValue} from './session-fields.js';

/** The rules that `lint` checks on the whole subject. */
export const checks = [
	nothingLeft,
	nothingLeftOfType,
	noEffect,
	notEnabled,
	redundantOption,
	filterNeverDecides,
	equalFilters,
	duplicateCode,
	lookAlikeCode,
	lowerCaseCode,
	placeholderLeftIn,
	rangeInsideRange,
	binRangesOverlap,
	binRangesTouch,
	binRangesContradict,
	binRangesLengths,
	precedenceUndetermined,
	defaultReach,
	emiOffWithGroupsOn,
	planListInDisabledFilter,
	issuersAndTenures,
	onlyEmiWithoutEmi,
	emiWithCardsHidden,
	emiNotNamed,
	emiDisplayContradicted,
	emiOptionsTwice,
	providersNotDoubled,
	doubledWithoutMandate,
	mandateEndsBeforeStart,
	mandateDateInPast,
	orderIdFormat,
	sampleValue,
] as const;

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
	registry.map(({id, severity, description, source}) => Object.freeze({id, severity, description, source})),
);
void undescribed;
