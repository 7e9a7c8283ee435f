// Covers a set of carts by products of values: which conditions on the axes describe exactly these carts.

/** For each axis, the indexes of the values that a product has. */
export type Product = readonly (readonly number[])[];

/** Numbers carts: a cart is one index per axis, the last axis changing fastest. */
export class CartSpace {
	readonly #steps: readonly number[];

	/** How many values each axis has. */
	constructor(readonly sizes: readonly number[]) {
		this.#steps = sizes.map((_, axis) => sizes.slice(axis + 1).reduce((product, size) => product * size, 1));
	}

	/** The index of a cart's value on each axis. */
	valuesOf(cart: number): readonly number[] {
		return this.#steps.map((step, axis) => Math.floor(cart / step) % (this.sizes[axis] ?? 1));
	}

	/** Every cart of a product. */
	cartsOf(product: Product): readonly number[] {
		return product.reduce<readonly number[]>(
			(carts, values, axis) => {
				const step = this.#steps[axis] ?? 1;
				return carts.flatMap(cart => values.map(value => cart + value * step));
			},
			[0],
		);
	}
}

/**
 * Products that cover exactly the given carts, as few as a greedy search finds. Each grows from the first cart that is not
 * covered yet, one axis after another, from every axis in turn; the one that covers most remaining carts is taken.
 */
export function coverOf(carts: readonly number[], space: CartSpace): readonly Product[] {
	const all = new Set(carts);
	const open = new Set(carts);
	const products: Product[] = [];
	for (const cart of carts) {
		if (!open.has(cart)) continue;
		const grown = space.sizes.map((_, first) => {
			const product = grow(space.valuesOf(cart), first, all, space);
			return {product, covers: space.cartsOf(product).filter(covered => open.has(covered))};
		});
		const best = grown.reduce((one, other) => (other.covers.length > one.covers.length ? other : one));
		for (const covered of best.covers) open.delete(covered);
		products.push(best.product);
	}
	return products;
}

/** The largest product around one cart that a search finds which extends the axes in turn, beginning with `first`. */
function grow(cart: readonly number[], first: number, all: ReadonlySet<number>, space: CartSpace): Product {
	const {sizes} = space;
	let product: Product = cart.map(value => [value]);
	for (let turn = 0; turn < sizes.length; turn += 1) {
		const axis = (first + turn) % sizes.length;
		const along = (values: readonly number[]) => product.map((own, index) => (index === axis ? values : own));
		const inside = Array.from({length: sizes[axis] ?? 0}, (_, value) => value).filter(value =>
			space.cartsOf(along([value])).every(other => all.has(other)),
		);
		product = along(inside);
	}
	return product;
}
