// Numbers as people read them.

/** `1234567.50` → `1,234,567.50`. */
export function grouped(number: number | string): string {
	return String(number)
		.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
		.replace(/\.(.*)$/, (_, decimals: string) => `.${decimals.replaceAll(',', '')}`);
}

/** `1 order`, `1,200 orders`. */
export function orderCount(orders: number): string {
	return `${grouped(orders)} order${orders === 1 ? '' : 's'}`;
}

/** A share in percent; small ones with the digits that show them. */
export function percent(part: number, whole: number): string {
	const share = whole === 0 ? 0 : (part / whole) * 100;
	const digits = share === 0 || share >= 10 ? 1 : share >= 1 ? 2 : 3;
	return `${share.toFixed(digits)} %`;
}
