// Sandbox: the cards beside the sections: findings, the mandate, the filter in words.

import type {Issue} from '../../diagnostics/issue.js';
import {MisuseError} from '../../diagnostics/misuse-error.js';
import {describe} from '../../inspect/describe/describe.js';
import type {Json, JsonObject} from '../../wire/session.js';
import {type Html, html} from './html.js';
import {codeOf} from './sections.js';

/** A field as text; what is none, which a lenient sandbox lets pass, is not shown. */
export function textOf(value: Json | undefined): string {
	return typeof value === 'string' ? value : '';
}

export function findingsCard(findings: readonly Issue[]): Html | false {
	if (findings.length === 0) return false;
	const items = findings.map(
		({severity, pointer, message}) =>
			html`<li><span class="badge ${severity}">${severity}</span> ${message} ${codeOf(pointer)}</li>\n`,
	);
	return html`<section class="card">
<h2>Findings</h2>
<ul class="findings">${items}</ul>
</section>`;
}

/** The terms of the mandate. */
export function mandateCard(request: JsonObject): Html | false {
	const kind = request['options.create_mandate'];
	if (kind === undefined) return false;
	return html`<section class="card">
<header><h2>Mandate</h2> <code>${textOf(kind)}</code></header>
<dl>
<dt>Who sets it up</dt><dd>${kind === 'REQUIRED' ? 'Every customer: other options cannot be used' : 'Customers who wish to'}</dd>
<dt>At most</dt><dd>${textOf(request['mandate.max_amount'])}</dd>
<dt>From</dt><dd>${dayOf(request['mandate.start_date'])}</dd>
<dt>Until</dt><dd>${dayOf(request['mandate.end_date'])}</dd>
</dl>
</section>`;
}

/** Unix seconds as a day; whatever else passed stays as it is. */
function dayOf(value: Json | undefined): string {
	const text = textOf(value);
	return /^\d{1,10}$/.test(text) ? new Date(Number(text) * 1000).toISOString().slice(0, 10) : text;
}

/** The filter in plain English, EMI and mandate included. */
export function wordsCard(request: JsonObject): Html | false {
	let described: readonly string[];
	try {
		described = describe(request).split('\n');
	} catch (error) {
		if (error instanceof MisuseError) return false;
		throw error;
	}
	const [start, ...lines] = described;
	const items = lines.map(line => html`<li class="level-${levelOf(line)}">${line.replace(/^\s*(- )?/, '')}</li>\n`);
	return html`<section class="card">
<h2>In words</h2>
<p class="words">${start}</p>
${items.length > 0 && html`<ul class="words">${items}</ul>`}
</section>`;
}

/** How far inside other lines a line stands: the first is a list's own, by `- `, the next begin at four blanks. */
function levelOf(line: string): number {
	return Math.max((line.search(/\S/) >> 1) - 1, 0);
}
