// A tenure range inside another one.
import {tenureInterval} from '../../../utils/intervals.js';
import {removal} from '../../read/corrections/fix.js';
import {emiKinds, planGroups, planLists, readableEmi} from '../../subject/subject-parts.js';
import {longestFirst} from '../bin-spans.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description: 'A tenure range inside another range of the same list has no effect; often one end is mistyped.',
	effect: 'Customers see no difference. If one end is mistyped, they miss tenures that you meant to offer.',
	source: 'checkout-spec: Plan filter, tenure filter',
	wrong: {
		allowDefaultOptions: true,
		options: [],
		emiOptions: {
			noCostEmi: {
				enable: true,
				credit: {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['3::12', '6::9'], enable: true}}]},
			},
		},
	},
	right: {
		allowDefaultOptions: true,
		options: [],
		emiOptions: {
			noCostEmi: {
				enable: true,
				credit: {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['3::12'], enable: true}}]},
			},
		},
	},
};

export const check: LintCheck = {id: 'range-inside-range', about: 'filters', check: reportRangeInsideRange};

function reportRangeInsideRange(subject: LintSubject, report: ReportIssue): void {
	for (const [pointer, tenures] of activeTenures(subject)) {
		const ranges = tenures.map((written, index) => ({written, index, ...tenureInterval(written)}));
		ranges.sort(longestFirst);
		let [widest] = ranges;
		for (const range of ranges.slice(1)) {
			// A range that occurs twice is reported as a duplicate code.
			if (widest === undefined || range.to > widest.to) widest = range;
			else if (range.written !== widest.written) {
				report(`${pointer}/${range.index}`, {
					problem: `${range.written} is inside ${widest.written}`,
					remedy: 'leave it out, or correct one of its ends',
					related: [{pointer: `${pointer}/${widest.index}`, message: 'the range that contains it'}],
					fix: removal(`${pointer}/${range.index}`, `Remove ${range.written}`),
				});
			}
		}
	}
}

/** The tenures of plan filters in every group that is enabled inside an enabled kind. */
function* activeTenures(subject: LintSubject): Generator<readonly [pointer: string, tenures: readonly string[]]> {
	const kinds = readableEmi(subject)
		.flatMap(emiKinds)
		.filter(({kind}) => kind.enable);
	for (const {pointer, group} of kinds.flatMap(planGroups)) {
		for (const [at, filter] of (group.enable ? (group.filters ?? []) : []).entries()) {
			for (const {what, place, items} of planLists(filter))
				if (what === 'tenures') yield [`${pointer}/filters/${at}/${place}`, items];
		}
	}
}
