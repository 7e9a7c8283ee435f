// The rules that `lint` checks on the whole subject.
import {reportCodeOutsideCatalog, reportDuplicateCode, reportLookAlikeCode, reportLowerCaseCode} from './codes.js';
import {reportFilterNeverDecides} from './covered-filters.js';
import {reportDoubledWithoutMandate, reportProvidersNotDoubled} from './doubled-providers.js';
import {reportNoEffect, reportNothingLeft, reportRedundantOption} from './effect.js';
import {
	reportEmiOptionsElsewhere,
	reportEmiOptionsTwice,
	reportKindWithoutGroups,
	reportOnlyEmiWithoutEmi,
} from './emi-flags.js';
import {reportGuaranteeBroken} from './guarantee-broken.js';
import {reportNotEnabled} from './not-enabled.js';
import {reportNothingLeftOfType} from './nothing-left-of-type.js';
import {reportPlaceholderLeftIn} from './placeholder-left-in.js';
import {reportBinRanges, reportRangeInsideRange} from './ranges.js';
import type {LintCheck} from './rule.js';
import {
	reportMandateDateInPast,
	reportMandateEndsBeforeStart,
	reportOrderIdFormat,
	reportSampleValue,
	reportUndocumentedField,
} from './session-fields.js';

/** In the order of the documentation. */
export const checks: readonly LintCheck[] = [
	{id: 'undocumented-field', about: 'session', check: reportUndocumentedField},
	{id: 'nothing-left', check: reportNothingLeft},
	{id: 'nothing-left-of-type', about: 'filters', check: reportNothingLeftOfType},
	{id: 'no-effect', check: reportNoEffect},
	{id: 'not-enabled', check: reportNotEnabled},
	{id: 'guarantee-broken', check: reportGuaranteeBroken},
	{id: 'redundant-option', check: reportRedundantOption},
	{id: 'filter-never-decides', about: 'filters', check: reportFilterNeverDecides},
	{id: 'duplicate-code', about: 'codes', check: reportDuplicateCode},
	{id: 'look-alike-code', about: 'codes', check: reportLookAlikeCode},
	{id: 'lower-case-code', about: 'codes', check: reportLowerCaseCode},
	{id: 'placeholder-left-in', check: reportPlaceholderLeftIn},
	{id: 'range-inside-range', about: 'filters', check: reportRangeInsideRange},
	{id: 'bin-ranges-overlap', about: 'filters', check: reportBinRanges},
	{id: 'only-emi-without-emi', about: 'emi', check: reportOnlyEmiWithoutEmi},
	{id: 'nothing-left-of-type', about: 'emi', check: reportKindWithoutGroups},
	{id: 'no-effect', about: 'emi', check: reportEmiOptionsElsewhere},
	{id: 'emi-options-twice', about: 'emi', check: reportEmiOptionsTwice},
	{id: 'providers-not-doubled', about: 'session', check: reportProvidersNotDoubled},
	{id: 'doubled-without-mandate', about: 'session', check: reportDoubledWithoutMandate},
	{id: 'mandate-ends-before-start', about: 'session', check: reportMandateEndsBeforeStart},
	{id: 'mandate-date-in-past', about: 'session', check: reportMandateDateInPast},
	{id: 'order-id-format', about: 'session', check: reportOrderIdFormat},
	{id: 'sample-value', about: 'session', check: reportSampleValue},
	{id: 'unknown-value', about: 'codes', check: reportCodeOutsideCatalog},
];
