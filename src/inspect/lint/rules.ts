// Inspect: the table of lint's rules.
import {binRangesContradict} from './bin-ranges-contradict.js';
import {binRangesLengths} from './bin-ranges-lengths.js';
import {binRangesOverlap} from './bin-ranges-overlap.js';
import {binRangesTouch} from './bin-ranges-touch.js';
import {conflictingType} from './conflicting-type.js';
import {defaultReach} from './default-reach.js';
import {doubledWithoutMandate} from './doubled-without-mandate.js';
import {duplicateCode} from './duplicate-code.js';
import {emiDisplayContradicted} from './emi-display-contradicted.js';
import {emiNotNamed} from './emi-not-named.js';
import {emiOffWithGroupsOn} from './emi-off-with-groups-on.js';
import {emiOptionsTwice} from './emi-options-twice.js';
import {emiWithCardsHidden} from './emi-with-cards-hidden.js';
import {emptyCriterion} from './empty-criterion.js';
import {filtersOnDisabledType} from './filters-on-disabled-type.js';
import {ignoredList} from './ignored-list.js';
import {lookAlikeCode} from './look-alike-code.js';
import {lowerCaseCode} from './lower-case-code.js';
import {mandateDateInPast} from './mandate-date-in-past.js';
import {mandateEndsBeforeStart} from './mandate-ends-before-start.js';
import {missingField} from './missing-field.js';
import {nbCodeWithoutNb} from './nb-code-without-nb.js';
import {noEffect} from './no-effect.js';
import {nothingLeft} from './nothing-left.js';
import {onlyEmiWithoutEmi} from './only-emi-without-emi.js';
import {orderIdFormat} from './order-id-format.js';
import {placeholderLeftIn} from './placeholder-left-in.js';
import {precedenceUndetermined} from './precedence-undetermined.js';
import {providersNotDoubled} from './providers-not-doubled.js';
import {redundantOption} from './redundant-option.js';
import type {LintRule} from './rule.js';
import {sampleValue} from './sample-value.js';
import {twoCodesInOneString} from './two-codes-in-one-string.js';
import {undocumentedField} from './undocumented-field.js';

const table = Object.freeze([
	noEffect,
	nothingLeft,
	redundantOption,
	missingField,
	conflictingType,
	ignoredList,
	filtersOnDisabledType,
	twoCodesInOneString,
	nbCodeWithoutNb,
	duplicateCode,
	lookAlikeCode,
	lowerCaseCode,
	placeholderLeftIn,
	emptyCriterion,
	binRangesOverlap,
	binRangesTouch,
	binRangesContradict,
	binRangesLengths,
	precedenceUndetermined,
	defaultReach,
	emiOffWithGroupsOn,
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
	undocumentedField,
] as const);

/**
 * The name of a rule of `lint`.
 *
 * @source The names are paylock's own.
 */
export type LintRuleName = (typeof table)[number]['id'];

/**
 * Every rule of `lint`, with its reason, its place in the specification, and an example of each side.
 *
 * @example
 * ```ts
 * import {lintRules} from 'paylock/inspect';
 *
 * for (const {id, severity, description} of lintRules) console.log(`${severity} ${id}: ${description}`);
 * ```
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export const lintRules: readonly (LintRule & {readonly id: LintRuleName})[] = table;
