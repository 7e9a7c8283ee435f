// Small helpers for the page.

type Child = Node | string;

/** The element with an id of index.html. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
	const found = document.getElementById(id);
	if (found === null) throw new Error(`index.html has no #${id}`);
	// Each id of index.html has one kind of element, which the caller knows.
	return found as Kind;
}

export function create<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]> = {},
	...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
	const element = Object.assign(document.createElement(name), properties);
	element.append(...children);
	return element;
}

/** A text of paylock, with what stands between backticks as code. */
export function withCode(text: string): readonly Child[] {
	return text.split('`').map((part, index) => (index % 2 === 0 ? part : create('code', {textContent: part})));
}

/** Calls `run` once the calls have paused for `delay` milliseconds. */
export function debounced(run: () => void, delay: number): () => void {
	let timer: ReturnType<typeof setTimeout>;
	return () => {
		clearTimeout(timer);
		timer = setTimeout(run, delay);
	};
}
