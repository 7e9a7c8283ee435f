// What impact found, for a terminal.
import type {Impact} from '../../inspect/index.js';
import {effectOf} from '../../inspect/orders/order-groups.js';
import {exampleText} from '../arguments/instrument-text.js';
import {markdownTable} from '../report/formats/markdown.js';
import type {Style} from '../terminal/style.js';
import {tableOf} from '../terminal/table.js';

const LONGEST_LABEL = 80;

/** What a report calls orders whose instrument has one verdict before and after, shown or hidden. */
const UNCHANGED = 'unchanged';

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
	const rows = rowsOf(groups, impact, hasAmounts);
	const header = ['', 'instruments', 'orders', ...(hasAmounts ? ['amount'] : []), 'share', 'for example'];
	const widths = header.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
	// Numbers stand between the instruments and the example.
	const aligned = rows.map(row =>
		row.map((text, column) => (column > 1 && column < header.length - 1 ? text.padStart(widths[column] ?? 0) : text)),
	);
	const table = tableOf(header, aligned, width, (text, row, column) => {
		const effect = groups[row] && effectOf(groups[row]);
		if (effect === undefined) return style.dim(text);
		return column === 0 || effect === 'kept' ? style[STYLES[effect]](text) : text;
	});
	return `${table}${sumsText(impact, hasAmounts)}\n`;
}

/** The same as Markdown, without the groups that nothing changes for. */
export function impactMarkdown(impact: Impact, hasAmounts: boolean): string {
	const changed = impact.groups.filter(group => effectOf(group) !== 'kept');
	const head = `**paylock impact**: ${sumsText(impact, hasAmounts)}\n`;
	if (changed.length === 0) return head;
	const header = ['Effect', 'Instruments', 'Orders', ...(hasAmounts ? ['Amount'] : []), 'Share', 'For example'];
	return `${head}\n${markdownTable(header, rowsOf(changed, impact, hasAmounts))}`;
}

function rowsOf(groups: Impact['groups'], {orders}: Impact, hasAmounts: boolean): readonly (readonly string[])[] {
	return groups.map(group => {
		const effect = effectOf(group);
		return [
			effect === 'kept' ? UNCHANGED : effect,
			shortened(effect === 'kept' && group.to === 'hidden' ? `${group.label}, hidden` : group.label),
			grouped(group.orders),
			...(hasAmounts ? [grouped(group.amount)] : []),
			percent(group.orders, orders),
			effect === 'kept' ? '' : exampleText(group.witness),
		];
	});
}

/** `1,000 orders for 81,000.00: 1.20 % lost (12 for 98,210.00), …`, or without amounts */
function sumsText(impact: Impact, hasAmounts: boolean): string {
	const {amounts} = impact;
	const worth = (amount: string) => (hasAmounts ? ` for ${grouped(amount)}` : '');
	const parts = EFFECTS.filter(effect => effect === 'lost' || impact[effect] > 0).map(
		effect =>
			`${percent(impact[effect], impact.orders)} ${effect === 'kept' ? UNCHANGED : effect} (${grouped(impact[effect])}${worth(amounts[effect])})`,
	);
	return `${grouped(impact.orders)} order${impact.orders === 1 ? '' : 's'}${worth(amounts.orders)}: ${parts.join(', ')}`;
}

/** The JSON has the whole label. */
function shortened(label: string): string {
	return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
}

/** `1234567.50` → `1,234,567.50`. */
function grouped(number: number | string): string {
	return String(number).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** A share in percent; small ones with the digits that show them. */
export function percent(part: number, whole: number): string {
	const share = whole === 0 ? 0 : (part / whole) * 100;
	const digits = share === 0 || share >= 10 ? 1 : share >= 1 ? 2 : 3;
	return `${share.toFixed(digits)} %`;
}
