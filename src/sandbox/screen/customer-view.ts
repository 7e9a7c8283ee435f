// The customer's view: a payment page on a phone.
import {groupBy} from '../../utils/group-by.js';
import type {Json, JsonObject} from '../../wire/session.js';
import {type Html, html, trusted} from './html.js';
import {type ScreenItem, type ScreenSection, WITH_AUTOPAY} from './model.js';

/** The most tiles of a section, by the view that shows the page. */
const MAX_TILES = {customer: 400, why: 6};

/** The page; sections with nothing to show are absent. */
export function customerView(
	request: JsonObject,
	sections: readonly ScreenSection[],
	view: keyof typeof MAX_TILES,
): Html {
	// Where a mandate is required, all that is shown supports one: the notice says so once, not every tile.
	const noticed = request['options.create_mandate'] === 'REQUIRED' ? WITH_AUTOPAY : '';
	const visible = sections.flatMap(section => {
		const items = section.items
			.filter(({verdict}) => verdict !== 'hidden')
			.map(item => ({...item, labels: item.labels.filter(label => label !== noticed)}));
		return items.length === 0 ? [] : [{...section, items}];
	});
	const unsureItems = visible.flatMap(({items}) => items.filter(({verdict}) => verdict === 'undetermined'));
	const openReadings = readingsOf(unsureItems);
	const empty = html`<section><p class="empty">No payment option is available.</p></section>`;
	return html`<div class="phone">
${header(request, view)}
${mandateNotice(request)}
${visible.length === 0 ? empty : visible.map(section => sectionView(section, MAX_TILES[view]))}
${unsureItems.length > 0 && html`<p class="footnote"><span class="mark" aria-hidden="true">?</span> may be hidden: ${UNSAID}${openReadings !== '' && ` (${openReadings})`}</p>`}
</div>`;
}

/** The page of stored payment methods, to which no filter applies. */
export function managementView(): Html {
	return html`<div class="phone">
<header class="pay"><h1>Payment methods</h1></header>
<section><p class="empty">Customers delete their stored payment methods here. No filter applies.</p></section>
</div>`;
}

/** A field as text; anything else, which a lenient sandbox accepts, is left out. */
export function textOf(value: Json | undefined): string | undefined {
	return typeof value === 'string' && value !== '' ? value : undefined;
}

function header({action, ...request}: JsonObject, view: keyof typeof MAX_TILES): Html {
	const [amount = 'Sample order', order, description, currency] = [
		request.amount,
		request.order_id,
		request.description,
		request.currency,
	].map(textOf);
	const sum = html`${currency !== undefined && html`<small>${currency}</small> `}<bdi>${amount}</bdi>`;
	return html`<header class="pay">
<p class="label">${action === 'quickPay' ? 'Quick pay' : 'Payment'}</p>
${view === 'customer' ? html`<h1>${sum}</h1>` : html`<p class="sum">${sum}</p>`}
${order !== undefined && html`<p>Order <bdi>${order}</bdi></p>`}
${description !== undefined && html`<p><bdi>${description}</bdi></p>`}
</header>`;
}

function mandateNotice(request: JsonObject): Html | false {
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

function sectionView({type, title, items}: ScreenSection, maxTiles: number): Html {
	// One tile for a provider and its code for mandates; a whole section has none.
	const tiles = groupBy(
		items.filter(({labels}) => labels.length > 0),
		({labels}) => labels.join(),
	);
	const rest = tiles.length - maxTiles;
	const single = tiles.length === 0 ? items[0] : undefined;
	return html`<section class="method"${single !== undefined && classAttributes(single)}>
<h2>${title}${single?.verdict === 'undetermined' && unsure(single)}</h2>
${type === 'CARD' && CARD_FORM}
${
	tiles.length > 0 &&
	html`<ul class="tiles">
${tiles.slice(0, maxTiles).map(tile)}${rest > 0 && html`<li class="more">and ${rest} more</li>`}
</ul>`
}
</section>
`;
}

/** Marks what may be hidden. */
function unsure(item: ScreenItem): Html {
	const readings = readingsOf([item]);
	return html` <span class="mark" title="may be hidden: ${readings === '' ? UNSAID : `reading ${readings}`}">?</span>`;
}

const UNSAID = 'the specification does not say';

/** The readings that would settle what may be hidden. */
function readingsOf(items: readonly ScreenItem[]): string {
	return [...new Set(items.flatMap(({because}) => because.flatMap(({reading}) => reading ?? [])))].join(', ');
}

/** A picture of the form; customers cannot type into it. */
const CARD_FORM = html`<div class="card-form" aria-hidden="true"><span>Card number</span><span>MM / YY</span><span>CVV</span></div>`;

/** What a customer sees as one, with the codes behind it; the first of them decides how it is marked. */
function tile(items: readonly [ScreenItem, ...ScreenItem[]]): Html {
	const [item] = items;
	const [name = '', ...details] = item.labels;
	const codes = items.flatMap(({code}) => (code === undefined || code === name ? [] : [code]));
	const isUnsure = item.verdict === 'undetermined';
	return html`<li${classAttributes(item)}${isUnsure && trusted(' class="unsure"')}><span>${name}${details.length > 0 && html` <small>${details.join(' · ')}</small>`}${codes.map(code => html` <code>${code}</code>`)}</span>${isUnsure && unsure(item)}</li>
`;
}

/** Names the class, and the one code of it, for scripts. */
function classAttributes({classIndex, code}: ScreenItem): Html {
	return html` data-class="${classIndex}"${code !== undefined && html` data-code="${code}"`}`;
}
