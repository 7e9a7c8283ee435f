// The registry of rules: every rule that lint, decode or a builder can report.
import type {RuleId} from '../../diagnostics/rule-id.js';
import {binRangesContradict} from './bin-ranges-contradict.js';
import {binRangesLengths} from './bin-ranges-lengths.js';
import {binRangesOverlap} from './bin-ranges-overlap.js';
import {binRangesTouch} from './bin-ranges-touch.js';
import {defaultReach} from './default-reach.js';
import {doubledWithoutMandate} from './doubled-without-mandate.js';
import {duplicateCode} from './duplicate-code.js';
import {emiDisplayContradicted} from './emi-display-contradicted.js';
import {emiNotNamed} from './emi-not-named.js';
import {emiOffWithGroupsOn} from './emi-off-with-groups-on.js';
import {emiOptionsTwice} from './emi-options-twice.js';
import {emiWithCardsHidden} from './emi-with-cards-hidden.js';
import {equalFilters} from './equal-filters.js';
import {filterNeverDecides} from './filter-never-decides.js';
import {issuersAndTenures} from './issuers-and-tenures.js';
import {lookAlikeCode} from './look-alike-code.js';
import {lowerCaseCode} from './lower-case-code.js';
import {mandateDateInPast} from './mandate-date-in-past.js';
import {mandateEndsBeforeStart} from './mandate-ends-before-start.js';
import {noEffect} from './no-effect.js';
import {nothingLeft} from './nothing-left.js';
import {nothingLeftOfType} from './nothing-left-of-type.js';
import {onlyEmiWithoutEmi} from './only-emi-without-emi.js';
import {orderIdFormat} from './order-id-format.js';
import {placeholderLeftIn} from './placeholder-left-in.js';
import {planListInDisabledFilter} from './plan-list-in-disabled-filter.js';
import {precedenceUndetermined} from './precedence-undetermined.js';
import {providersNotDoubled} from './providers-not-doubled.js';
import {rangeInsideRange} from './range-inside-range.js';
import {readerRules} from './reader-rules.js';
import {redundantOption} from './redundant-option.js';
import type {LintRule} from './rule.js';
import {sampleValue} from './sample-value.js';

/** The rules that `lint` checks on the whole subject. */
export const checks = [
	nothingLeft,
	nothingLeftOfType,
	noEffect,
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
