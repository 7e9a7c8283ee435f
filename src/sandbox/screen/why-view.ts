// The developer's view: a summary, then each decision with its rule, its pointer and the JSON there.
import type {Reason, Verdict} from '../../inspect/index.js';
import {valueAt} from '../../inspect/read/source-of.js';
import type {JsonObject} from '../../wire/session.js';
import {mandateNotice, orderLine} from './facts.js';
import {type Html, html} from './html.js';
import {type ScreenItem, type ScreenSection, VERDICTS} from './model.js';

/** The most instruments of one decision, and decisions of a section, that are listed. */
const MAX_ITEMS = 60;
const MAX_DECISIONS = 40;
/** The longest JSON next to a decision. */
const MAX_JSON = 1200;

const MARKS: Readonly<Record<Verdict, readonly [sign: string, text: string]>> = {
	shown: ['✓', 'Shown'],
	undetermined: ['?', 'Undetermined'],
	hidden: ['✕', 'Hidden'],
};

/** The description and the counts by type, then every section, folded. */
export function whyView(
	request: JsonObject,
	sections: readonly ScreenSection[],
	description: string,
	issues?: Html,
): Html {
	return html`<div class="why">
<h1>Why</h1>
${orderLine(request)}
${tally(sections)}
<section class="card"><h2>In plain English</h2><pre class="words">${description}</pre></section>
${sections.length > 0 && countsByType(sections)}
${mandateNotice(request)}
${issues}
${sections.map(section => sectionView(section, request))}
</div>`;
}

function countsByType(sections: readonly ScreenSection[]): Html {
	const rows = sections.map(
		({
			title,
			items,
		}) => html`<tr><th scope="row">${title}</th>${VERDICTS.map(verdict => html`<td>${countOf(items, verdict) || '–'}</td>`)}</tr>
`,
	);
	return html`<section class="card"><h2>By payment method</h2><table>
<thead><tr><td></td>${VERDICTS.map(columnHead)}</tr></thead>
<tbody>
${rows}</tbody>
</table></section>
`;
}

function columnHead(verdict: Verdict): Html {
	const [sign, text] = MARKS[verdict];
	return html`<th scope="col"><span aria-hidden="true">${sign}</span> <span class="word">${text}</span></th>`;
}

function countOf(items: readonly ScreenItem[], wanted: Verdict): number {
	return items.filter(({verdict}) => verdict === wanted).length;
}

function tally(sections: readonly ScreenSection[]): Html {
	const items = sections.flatMap(section => section.items);
	const counts = VERDICTS.map(verdict => {
		const count = countOf(items, verdict);
		return count > 0 && html`<li>${badge(verdict, String(count))}</li>\n`;
	});
	return html`<ul class="tally" aria-label="Instruments that the filter distinguishes">\n${counts}</ul>`;
}

function badge(verdict: Verdict, count = ''): Html {
	const [sign, text] = MARKS[verdict];
	return html`<span class="badge ${verdict}"><span aria-hidden="true">${sign}</span> ${count} ${text}</span>`;
}

function sectionView({type, title, items}: ScreenSection, input: unknown): Html {
	const decisions = decisionsOf(items);
	const shown = decisions.slice(0, MAX_DECISIONS);
	const rest = decisions.length - shown.length;
	return html`<section class="card"><details>
<summary><h2>${title} ${type !== title && html`<code>${type}</code>`}</h2></summary>
${shown.map(decision => decisionView(decision, input))}
${rest > 0 && html`<p class="soft">and ${rest} more decisions</p>`}
</details></section>
`;
}

/** Instruments with the same verdict by the same rules at the same places. */
type Decision = readonly [ScreenItem, ...ScreenItem[]];

function decisionsOf(items: readonly ScreenItem[]): readonly Decision[] {
	const decisions = new Map<string, [ScreenItem, ...ScreenItem[]]>();
	for (const item of items) {
		const key = JSON.stringify([item.verdict, item.because.map(({rule, pointer}) => [rule, pointer])]);
		const decision = decisions.get(key);
		if (decision === undefined) decisions.set(key, [item]);
		else decision.push(item);
	}
	const all = [...decisions.values()];
	return VERDICTS.flatMap(verdict => all.filter(([first]) => first.verdict === verdict));
}

function decisionView(decision: Decision, input: unknown): Html {
	const [{verdict, because}] = decision;
	const labels = decision.map(({labels}) => labels.join(' · ')).filter(label => label !== '');
	const more = labels.length - MAX_ITEMS;
	return html`<div class="decision">
${badge(verdict)}
${
	labels.length > 0 &&
	html`<ul class="chips">
${labels.slice(0, MAX_ITEMS).map(label => html`<li>${label}</li>\n`)}${more > 0 && html`<li>and ${more} more</li>`}</ul>`
}
${[...new Set(because.map(({message}) => message))].map(message => reasonView(message, because, input))}
</div>
`;
}

/** One message with all its places. */
function reasonView(message: string, because: readonly Reason[], input: unknown): Html {
	const places = because.filter(reason => reason.message === message);
	return html`<p>${message}</p>
${places.map(place => placeView(place, input))}`;
}

/** A single value stands on the line; an object or a list is folded. */
function placeView({rule, pointer, reading}: Reason, input: unknown): Html {
	const value = valueAt(input, pointer);
	const json = JSON.stringify(value, null, 2);
	const isFolded = typeof value === 'object' && value !== null;
	return html`<p class="soft"><code>${rule}</code> at <code>${pointer}</code>${!isFolded && value !== undefined && html`: <code>${short(json)}</code>`}${reading !== undefined && html`, open reading <code>${reading}</code>`}</p>
${isFolded && html`<details><summary class="soft">JSON</summary><pre>${short(json)}</pre></details>`}
`;
}

function short(json: string): string {
	return json.length > MAX_JSON ? `${json.slice(0, MAX_JSON)}…` : json;
}
