// The formatting of a JSON text, and values printed to match it.

/** How a text is formatted where a value is written. */
export interface Layout {
	readonly unit: string;
	readonly eol: string;
	/** Whether objects and lists are broken over several lines. */
	readonly isBroken: boolean;
	/** The indentation of the line in which the value starts. */
	readonly indent: string;
}

/** The indentation and line ends of the text itself. */
export function layoutOf(text: string): Layout {
	const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
	return {
		unit: unit.startsWith('\t') ? '\t' : unit,
		eol: text.includes('\r\n') ? '\r\n' : '\n',
		isBroken: text.trimEnd().includes('\n'),
		indent: '',
	};
}

/** Longest list that is written on one line, in characters. */
const WIDEST = 80;

export function printed(value: unknown, {unit, eol, isBroken, indent}: Layout): string {
	const lines = JSON.stringify(value, null, unit);
	// Line breaks inside strings are escaped: each of these is one of the formatting.
	const line = lines.replace(/(?<=[[{])\n\s*|\n\s*(?=[\]}])/g, '').replace(/\n\s*/g, ' ');
	const isShortList = Array.isArray(value) && !line.includes('{') && line.length <= WIDEST;
	return isBroken && !isShortList ? lines.replaceAll('\n', eol + indent) : line;
}

/** The blanks at the start of the line of an offset. */
export function indentAt(text: string, offset: number): string {
	const start = text.lastIndexOf('\n', offset - 1) + 1;
	return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
