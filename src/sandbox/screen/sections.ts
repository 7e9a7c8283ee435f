// Sandbox: the sections of a payment screen, each with what it shows, what it hides, and why.
import type {Verdict} from '../../inspect/evaluate/verdict.js';
import {type Html, html} from './html.js';
import {type Group, type Section, VERDICTS} from './judged.js';

/** Most instruments of a group, and groups of a section, that are shown; the rest is counted. */
const MOST_ITEMS = 60;
const MOST_GROUPS = 40;

const MARKS: Readonly<Record<Verdict, readonly [sign: string, words: string]>> = {
	shown: ['✓', 'Shown'],
	undetermined: ['?', 'Not determined'],
	hidden: ['✕', 'Hidden'],
};

/** How many instruments are shown, not determined and hidden. */
export function tallyOf(sections: readonly Section[]): Html {
	const groups = sections.flatMap(section => section.groups);
	const counts = VERDICTS.map(verdict => {
		const count = groups
			.filter(group => group.verdict === verdict)
			.reduce((sum, group) => sum + Math.max(group.items.length, 1), 0);
		return count > 0 && html`<li>${badge(verdict, String(count))}</li> `;
	});
	return html`<ul class="tally" aria-label="Instruments that the filter tells apart">${counts}</ul>`;
}

function badge(verdict: Verdict, more = ''): Html {
	const [sign, words] = MARKS[verdict];
	return html`<span class="badge ${verdict}"><span aria-hidden="true">${sign}</span> ${more} ${words}</span>`;
}

export function sectionOf({title, code, groups}: Section): Html {
	const [first] = groups;
	const only = groups.length === 1 && first !== undefined ? first.verdict : undefined;
	const shown = groups.slice(0, MOST_GROUPS);
	const more = groups.length - shown.length;
	return html`<section class="card ${only}">
<header><h2>${title}</h2> ${code !== undefined && code !== title && html`<code>${code}</code>`} ${only !== undefined && badge(only)}</header>
${shown.map(group => groupOf(group, only === undefined))}
${more > 0 && html`<p class="group soft">and for ${more} more reasons, not listed here</p>`}
</section>
`;
}

function groupOf({verdict, why, eachItsOwn, items}: Group, hasBadge: boolean): Html {
	const shown = items.slice(0, MOST_ITEMS);
	const more = items.length - shown.length;
	const chips = html`<ul class="chips ${verdict}">
${shown.map(item => html`<li>${item}</li>\n`)}${more > 0 && html`<li>and ${more} more</li>`}</ul>`;
	const additionalProperties = eachItsOwn && '; likewise the others';
	return html`<div class="group">
${hasBadge && badge(verdict)}
${items.length > 0 && chips}
${why.map(({text, pointers}) => html`<p class="why">${text}${additionalProperties} ${pointers.map(codeOf)}</p>\n`)}
</div>
`;
}

/** The place that decided. */
export function codeOf(pointer: string): Html {
	return html`<code>${pointer || 'the whole request'}</code>`;
}
