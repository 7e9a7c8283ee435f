// The developer's view: the issues and the summary, then, beside or above the customer's screen, a table with a row for each
// decision: the instruments, the verdict, and the rule that decides with its pointer and the JSON there.
import {escapeInvisible} from '../../diagnostics/format-value.js';
import {valueAt} from '../../diagnostics/pointer.js';
import type {Reason, Verdict} from '../../inspect/index.js';
import {groupBy} from '../../utils/group-by.js';
import type {JsonObject} from '../../wire/session.js';
import {type Html, html, pointerView} from './html.js';
import {type ScreenItem, type ScreenSection, VERDICTS} from './model.js';
import {wordsView} from './words.js';

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

/** What stands around the table. */
interface Summary {
	readonly description: string;
	/** The customer's screen. */
	readonly phone: Html;
	readonly issues?: Html | undefined;
}

export function whyView(
	request: JsonObject,
	sections: readonly ScreenSection[],
	{description, phone, issues}: Summary,
): Html {
	return html`<h1>Why</h1>
<div class="summary">
<div class="text">
${issues}
<section class="card"><h2>In plain English</h2>${wordsView(description)}</section>
</div>
${sections.length > 0 && tableView(sections, request)}
${phone}
</div>`;
}

/** The table, with a switch for each verdict that works without a script. */
function tableView(sections: readonly ScreenSection[], request: JsonObject): Html {
	return html`<section class="card decisions"><h2>What decides</h2>
<fieldset class="tally"><legend class="unseen">Instruments that the filter distinguishes, by verdict</legend>
${VERDICTS.map(verdict => verdictSwitch(verdict, sections))}</fieldset>
<table>
<thead><tr><th scope="col">Payment option</th><th scope="col">Verdict</th><th scope="col">Decided by</th></tr></thead>
${sections.map(section => sectionRows(section, request))}</table></section>`;
}

function verdictSwitch(verdict: Verdict, sections: readonly ScreenSection[]): Html | false {
	const count = sections.flatMap(({items}) => items).filter(one => one.verdict === verdict).length;
	return (
		count > 0 &&
		html`<label><input type="checkbox" id="only-${verdict}" checked> ${badge(verdict, String(count))}</label>\n`
	);
}

function badge(verdict: Verdict, count = ''): Html {
	const [sign, text] = MARKS[verdict];
	return html`<span class="badge ${verdict}"><span aria-hidden="true">${sign}</span> ${count} ${text}</span>`;
}

function sectionRows(section: ScreenSection, input: unknown): Html {
	const decisions = decisionsOf(section.items);
	const rest = decisions.length - MAX_DECISIONS;
	return html`<tbody>
${decisions.slice(0, MAX_DECISIONS).map(decision => decisionRow(section, decision, input))}${rest > 0 && html`<tr><td colspan="3" class="soft">and ${rest} more decisions about ${section.title}</td></tr>`}</tbody>
`;
}

/** Instruments with the same verdict for the same reasons at the same places, and by the same included rules. */
type Decision = readonly [ScreenItem, ...ScreenItem[]];

function decisionsOf(items: readonly ScreenItem[]): readonly Decision[] {
	const decisions = groupBy(items, ({verdict, because, rules}) =>
		JSON.stringify([verdict, rules, because.map(({rule, pointer}) => [rule, pointer])]),
	);
	return VERDICTS.flatMap(verdict => decisions.filter(([first]) => first.verdict === verdict));
}

function decisionRow({title, type}: ScreenSection, decision: Decision, input: unknown): Html {
	const [{verdict, because, rules = []}] = decision;
	const labels = decision.map(({labels}) => labels.join(' · ')).filter(label => label !== '');
	const more = labels.length - MAX_ITEMS;
	return html`<tr class="decision ${verdict}">
<th scope="row">${title}${type !== title && html` <code>${type}</code>`}${
		labels.length > 0 &&
		html`<ul class="chips">
${labels.slice(0, MAX_ITEMS).map(label => html`<li>${label}</li>\n`)}${more > 0 && html`<li>and ${more} more</li>`}</ul>`
	}</th>
<td>${badge(verdict)}</td>
<td>${rules.length > 0 && html`<p>Rules: <b>${rules.map(escapeInvisible).join('; ')}</b></p>\n`}${[...new Set(because.map(({message}) => message))].map(message => reasonView(message, because, input))}</td>
</tr>
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
	const where = html`<code>${rule}</code> at ${pointerView(pointer)}${!isFolded && value !== undefined && html`: <code>${short(json)}</code>`}${reading !== undefined && html`, open reading <code>${reading}</code>`}`;
	if (!isFolded) return html`<p class="soft">${where}</p>`;
	return html`<details class="soft"><summary>${where}</summary><pre>${short(json)}</pre></details>
`;
}

function short(json: string): string {
	return json.length > MAX_JSON ? `${json.slice(0, MAX_JSON)}…` : json;
}
