// SQL in the standard's own spelling: quoted text and names, and CASE.
import {formatValue} from '../../diagnostics/format-value.js';
import {throwIssue} from '../../diagnostics/issue-collector.js';

/** What happens under each condition, the first that holds; texts of one result share a condition. */
export interface Cases {
	readonly when: readonly (readonly [condition: string, then: string])[];
	readonly otherwise: string;
}

/** A text literal. Some engines read a backslash as an escape, and none can hold the character NUL everywhere. */
export function sqlText(text: string): string {
	if (/[\\\0]/.test(text)) {
		return throwIssue('', {
			rule: 'invalid-format',
			problem: `${formatValue(text)} contains a backslash or NUL, which not every engine reads alike`,
			remedy: 'remove the code from the filter',
		});
	}
	return `'${text.replaceAll("'", "''")}'`;
}

/** The name of a column or table. */
export function sqlName(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

/** Whether a column has one of these values, in their written form. */
export function isOneOf(column: string, values: readonly string[]): string {
	return values.length === 1 ? `${column} = ${values[0]}` : `${column} IN (${values.join(', ')})`;
}

/** A CASE expression, or the only result. */
export function sqlCase({when, otherwise}: Cases): string {
	let last = when.length;
	while (when[last - 1]?.[1] === otherwise) last -= 1;
	if (last === 0) return otherwise;
	const cases: [condition: string, then: string][] = [];
	for (const [condition, then] of when.slice(0, last)) {
		const before = cases.at(-1);
		if (before?.[1] === then) before[0] += ` OR ${condition}`;
		else cases.push([condition, then]);
	}
	const lines = cases.map(([condition, then]) => `  WHEN ${condition} THEN ${indented(then)}`);
	// A CASE inside ELSE continues the one around it.
	const rest = otherwise.startsWith(START) ? otherwise.slice(START.length) : `  ELSE ${otherwise}\nEND`;
	return `${START}${lines.join('\n')}\n${rest}`;
}

const START = 'CASE\n';

/** The results for the values of a column; equal results share a condition. */
export function sqlCaseOf(
	column: string,
	results: readonly (readonly [value: string, then: string])[],
	otherwise: string,
): string {
	const values = new Map<string, string[]>();
	for (const [value, then] of results) values.set(then, [...(values.get(then) ?? []), sqlText(value)]);
	const when = Array.from(values, ([then, list]) => [isOneOf(column, list), then] as const);
	return sqlCase({when, otherwise});
}

function indented(text: string): string {
	return text.replaceAll('\n', '\n  ');
}
