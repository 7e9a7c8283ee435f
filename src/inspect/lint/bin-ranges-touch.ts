// Inspect: a lint rule.
import {binSpans, pointerOf, sweep} from './bin-spans.js';
import {cards, filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const binRangesTouch = {
	id: 'bin-ranges-touch',
	severity: 'info',
	description: 'Both ends of a range are included, so one that begins right after another ends can be joined to it.',
	source: 'open-points: "BIN ranges include both ends"',
	invalid: filterOf(true, cards({cardBins: ['411111::411199', '411200::411250'], enable: false})),
	valid: filterOf(true, cards({cardBins: ['411111::411250'], enable: false})),
	check(subject, report) {
		for (const spans of binSpans(subject)) {
			sweep(spans, (before, span) => {
				if (span.from !== successor(before.to)) return;
				const joined = joinedRange(before.written, span.written);
				const remedy = joined === undefined ? 'join the two' : `write ${joined}`;
				report(pointerOf(span), `${span.written} begins where ${before.written} ends: ${remedy}`, joined);
			});
		}
	},
} as const satisfies LintRule;

function successor(end: number | bigint): number | bigint {
	return typeof end === 'bigint' ? end + 1n : end + 1;
}

/** One range in place of two, where both have as many digits. */
function joinedRange(before: string, after: string): string | undefined {
	const from = before.slice(0, before.indexOf('::'));
	const to = after.slice(after.indexOf('::') + 2);
	return from.length === to.length ? `${from}::${to}` : undefined;
}
