// A lint rule.
import {binSpans, Farthest, pointerOf} from './bin-spans.js';
import type {LintCheck} from './rule.js';

/** Kinds of filters against which one without other criteria is compared, which keeps the work linear. */
const MOST_KINDS = 16;

export const binRangesContradict = {
	id: 'bin-ranges-contradict',
	severity: 'warning',
	description:
		'One filter enables a BIN range that another disables: the specification does not state which filter counts.',
	source: 'open-points: "What decides whether an instrument is shown", reading precedence',
	check(subject, report) {
		if (subject.readings.precedence !== undefined) return;
		const spans = binSpans(subject);
		const farthest = new Farthest();
		const kinds = [...new Set(spans.map(({row}) => row.otherCriteria))].slice(0, MOST_KINDS);
		for (const span of spans) {
			const {enable, otherCriteria} = span.row;
			// A filter without other criteria meets all; filters with different ones are compared filter by filter.
			const other = (otherCriteria === '' ? kinds : [otherCriteria, ''])
				.map(kind => farthest.get(!enable, kind))
				.find(found => found !== undefined && span.from <= found.to);
			farthest.add(span);
			if (other === undefined) continue;
			const [here, there] = enable ? ['enabled', 'disabled'] : ['disabled', 'enabled'];
			report(pointerOf(span), {
				message: `${span.written} is ${here} here and overlaps ${other.written}, which is ${there}, and the specification does not state which of them counts: separate the two ranges`,
				related: [{pointer: pointerOf(other), message: `the range that is ${there}`}],
			});
		}
	},
} as const satisfies LintCheck;
