// The rules that `lint` checks on the whole subject.
import {codeOutsideCatalog, duplicateCode, lookAlikeCode, lowerCaseCode} from './codes.js';
import {filterNeverDecides} from './covered-filters.js';
import {doubledWithoutMandate, providersNotDoubled} from './doubled-providers.js';
import {noEffect, nothingLeft, redundantOption} from './effect.js';
import {emiOptionsElsewhere, emiOptionsTwice, kindWithoutGroups, onlyEmiWithoutEmi} from './emi-flags.js';
import {guaranteeBroken} from './guarantee-broken.js';
import {notEnabled} from './not-enabled.js';
import {nothingLeftOfType} from './nothing-left-of-type.js';
import {placeholderLeftIn} from './placeholder-left-in.js';
import {binRanges, rangeInsideRange} from './ranges.js';
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
	guaranteeBroken,
	redundantOption,
	filterNeverDecides,
	duplicateCode,
	lookAlikeCode,
	lowerCaseCode,
	placeholderLeftIn,
	rangeInsideRange,
	binRanges,
	onlyEmiWithoutEmi,
	kindWithoutGroups,
	emiOptionsElsewhere,
	emiOptionsTwice,
	providersNotDoubled,
	doubledWithoutMandate,
	mandateEndsBeforeStart,
	mandateDateInPast,
	orderIdFormat,
	sampleValue,
	codeOutsideCatalog,
] as const;
