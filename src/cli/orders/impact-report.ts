// What impact found, for a terminal.
import type {Impact} from '../../inspect/index.js';
import {effectOf} from '../../inspect/orders/order-groups.js';
import {exampleText} from '../arguments/instrument-text.js';
import {markdownTable} from '../report/formats/markdown.js';
import type {Style} from '../terminal/style.js';
import {tableOf} from '../terminal/table.js';

const LONGEST_LABEL = 80;

const STYLES = {lost: 'error', undetermined: 'warning', gained: 'good', kept: 'dim'} as const;
type Effect = keyof typeof STYLES;
const EFFECTS = Object.keys(STYLES) as readonly Effect[]; // its own keys

/**
 * A table with a row for each group, and the sums.
 *
 * @param hasAmounts - false if no order has an amount: then the sums, which are all zero, are left out
 */
export function impactText(impact: Impact, hasAmounts: boolean, style: Style, width: number): string {
	const {groups} = impact;
	const effects = groups.map(effectOf);
	const orders = rightAligned(groups.map(one => grouped(one.orders)));
	const amounts = rightAligned(groups.map(one => grouped(one.amount)));
	const shares = rightAligned(groups.map(one => percent(one.orders, impact.orders)));
	const rows = groups.map((group, at) => [
		effects[at] ?? '',
		shortened(effects[at] === 'kept' && group.to === 'hidden' ? `${group.label}, hidden` : group.label),
		orders[at] ?? '',
		...(hasAmounts ? [amounts[at] ?? ''] : []),
		shares[at] ?? '',
		effects[at] === 'kept' ? '' : exampleText(group.witness),
	]);
	const hasExamples = rows.some(row => row.at(-1) !== '');
	const examples = hasExamples ? ['for example'] : [];
	const header = ['', 'instruments', 'orders', ...(hasAmounts ? ['amount'] : []), 'share', ...examples];
	const table = tableOf(
		header,
		rows.map(row => row.slice(0, header.length)),
		width,
		(text, row, column) => {
			const effect = effects[row];
			if (effect === undefined) return style.dim(text);
			return column === 0 || effect === 'kept' ? style[STYLES[effect]](text) : text;
		},
	);
	return `${table}${sumsText(impact, hasAmounts)}\n`;
}

/** The same as Markdown, without the groups that nothing changes for. */
export function impactMarkdown(impact: Impact, hasAmounts: boolean): string {
	const changed = impact.groups.filter(group => effectOf(group) !== 'kept');
	const head = `**paylock impact**: ${sumsText(impact, hasAmounts)}\n`;
	if (changed.length === 0) return head;
	const rows = changed.map(group => [
		effectOf(group),
		shortened(group.label),
		grouped(group.orders),
		...(hasAmounts ? [grouped(group.amount)] : []),
		percent(group.orders, impact.orders),
		exampleText(group.witness),
	]);
	const header = ['Effect', 'Instruments', 'Orders', ...(hasAmounts ? ['Amount'] : []), 'Share', 'For example'];
	return `${head}\n${markdownTable(header, rows)}`;
}

/** `1,000 orders for 81,000.00: 1.20 % lost (12 for 98,210.00), …`, or without amounts */
function sumsText(impact: Impact, hasAmounts: boolean): string {
	const {amounts} = impact;
	const worth = (amount: string) => (hasAmounts ? ` for ${grouped(amount)}` : '');
	const parts = EFFECTS.filter(effect => effect === 'lost' || impact[effect] > 0).map(
		effect =>
			`${percent(impact[effect], impact.orders)} ${effect} (${grouped(impact[effect])}${worth(amounts[effect])})`,
	);
	return `${orderCount(impact.orders)}${worth(amounts.orders)}: ${parts.join(', ')}`;
}

/** The JSON has the whole label. */
function shortened(label: string): string {
	return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
}

function rightAligned(texts: readonly string[]): readonly string[] {
	const width = Math.max(...texts.map(text => text.length));
	return texts.map(text => text.padStart(width));
}

/** `1234567.50` → `1,234,567.50`. */
function grouped(number: number | string): string {
	return String(number)
		.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
		.replace(/\.(.*)$/, (_, decimals: string) => `.${decimals.replaceAll(',', '')}`);
}

/** `1 order`, `1,200 orders`. */
function orderCount(orders: number): string {
	return `${grouped(orders)} order${orders === 1 ? '' : 's'}`;
}

/** A share in percent; small ones with the digits that show them. */
export function percent(part: number, whole: number): string {
	const share = whole === 0 ? 0 : (part / whole) * 100;
	const digits = share === 0 || share >= 10 ? 1 : share >= 1 ? 2 : 3;
	return `${share.toFixed(digits)} %`;
}
