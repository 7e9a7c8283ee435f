// The rules that compiler errors, builders, decode and lint share. What lint checks for each is in `inspect/lint`.

/**
 * How serious an issue is. `error`: the input is wrong, and the service would refuse it, ignore a part of it, or show the
 * wrong screen. `warning`: it is probably wrong, or its effect depends on something that the specification does not state.
 * `info`: it is valid, but could be simpler or may not be what was intended.
 *
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export type Severity = 'error' | 'warning' | 'info';

/** The most serious first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** The usual severity of each rule, in the order of the documentation; an issue may be less serious. */
export const RULES = {
	unreadable: 'error',
	'too-large': 'error',
	'missing-field': 'error',
	'unknown-key': 'error',
	'duplicate-key': 'warning',
	'unknown-value': 'error',
	'invalid-type': 'error',
	'invalid-format': 'error',
	'wrong-action': 'error',
	'conflicting-type': 'error',
	'ignored-list': 'error',
	'filters-on-disabled-type': 'error',
	'two-codes-in-one-string': 'error',
	'nb-code-without-nb': 'error',
	'empty-list': 'warning',
	'empty-criterion': 'warning',
	contradiction: 'error',
	'codes-needed': 'error',
	'empty-recipe': 'error',
	'invalid-recipe': 'error',
	'unused-suppression': 'warning',
	'discarded-call': 'error',
	'undocumented-field': 'info',
	'nothing-left': 'error',
	'nothing-left-of-type': 'warning',
	'no-effect': 'warning',
	'not-enabled': 'warning',
	'guarantee-broken': 'error',
	'redundant-option': 'info',
	'filter-never-decides': 'warning',
	'equal-filters': 'warning',
	'duplicate-code': 'warning',
	'look-alike-code': 'warning',
	'lower-case-code': 'info',
	'placeholder-left-in': 'error',
	'range-inside-range': 'warning',
	'bin-ranges-overlap': 'warning',
	'bin-ranges-touch': 'info',
	'bin-ranges-contradict': 'warning',
	'bin-ranges-lengths': 'info',
	'precedence-undetermined': 'warning',
	'default-reach': 'warning',
	'emi-off-with-groups-on': 'warning',
	'plan-list-in-disabled-filter': 'warning',
	'issuers-and-tenures': 'warning',
	'only-emi-without-emi': 'error',
	'emi-with-cards-hidden': 'warning',
	'emi-not-named': 'warning',
	'emi-display-contradicted': 'error',
	'emi-options-twice': 'warning',
	'providers-not-doubled': 'error',
	'doubled-without-mandate': 'warning',
	'mandate-ends-before-start': 'error',
	'mandate-date-in-past': 'warning',
	'order-id-format': 'warning',
	'sample-value': 'info',
} as const satisfies Readonly<Record<string, Severity>>;

/**
 * The stable id of a rule. Each has a page in the documentation, and `lintRules` describes each.
 *
 * @source The ids are paylock's own.
 */
export type RuleId = keyof typeof RULES;
