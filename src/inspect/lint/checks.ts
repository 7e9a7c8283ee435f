// The rules that `lint` checks on the whole subject.
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
import {
	mandateDateInPast,
	mandateEndsBeforeStart,
	orderIdFormat,
	sampleValue,
	undocumentedField,
} from './session-fields.js';

/** In the order of the documentation. */
export const checks = [
	undocumentedField,
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
