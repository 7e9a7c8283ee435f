// What a request is about, in words: the order, and the mandate.
import type {Json, JsonObject} from '../../wire/session.js';
import {type Html, html} from './html.js';

/** A field as text; anything else, which a lenient sandbox accepts, is left out. */
export function textOf(value: Json | undefined): string | undefined {
	return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The action, the order and the amount, on one line. */
export function orderLine({action, order_id, currency, amount}: JsonObject): Html {
	const total = [currency, amount].flatMap(value => textOf(value) ?? []).join(' ');
	const facts = [textOf(action), textOf(order_id), total].filter(fact => fact !== undefined && fact !== '');
	return html`<p class="soft">${facts.map((fact, index) => html`${index > 0 && ' · '}<bdi>${fact}</bdi>`)}</p>`;
}

export function mandateNotice(request: JsonObject): Html | false {
	const kind = request['options.create_mandate'];
	if (kind !== 'REQUIRED' && kind !== 'OPTIONAL') return false;
	const terms = [
		['Up to', textOf(request['mandate.max_amount'])],
		['from', dayOf(request['mandate.start_date'])],
		['until', dayOf(request['mandate.end_date'])],
	].filter(([, value]) => value !== undefined);
	return html`<section class="notice">
<h2>${kind === 'REQUIRED' ? 'Autopay will be set up' : 'Set up autopay (optional)'}</h2>
<p>${terms.map(([name, value], index) => html`${index > 0 && ' '}${name} <bdi>${value}</bdi>`)}</p>
</section>`;
}

/** Unix seconds as a day; any other text unchanged. */
function dayOf(value: Json | undefined): string | undefined {
	return textOf(value)?.replace(/^\d{1,10}$/, seconds => new Date(Number(seconds) * 1000).toISOString().slice(0, 10));
}
