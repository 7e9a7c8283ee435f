// JSON text for readers: what fits on one line is on one line.
const WIDTH = 76;

/** @type {(value: unknown, indent?: string) => string} */
export function jsonText(value, indent = '') {
	const line = JSON.stringify(value, null, 1)
		.replaceAll(/\n */g, ' ')
		.replaceAll(/([{[]) | ([}\]])/g, '$1$2');
	if (typeof value !== 'object' || value === null || indent.length + line.length < WIDTH) return line;
	const inner = `${indent}  `;
	const entries = Array.isArray(value)
		? value.map(item => jsonText(item, inner))
		: Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item, inner)}`);
	const [open, close] = Array.isArray(value) ? '[]' : '{}';
	return `${open}\n${entries.map(entry => inner + entry).join(',\n')}\n${indent}${close}`;
}
