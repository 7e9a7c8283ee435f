// A change of a file as a unified diff.

/** Lines around a change. */
const CONTEXT = 3;

interface Change {
	/** Lines of the old text that are replaced, and of the new text. */
	readonly old: readonly [start: number, end: number];
	readonly new: readonly [start: number, end: number];
}

/** `--- a/file`, `+++ b/file` and the hunks; empty for equal texts. */
export function diffText(name: string, before: string, after: string): string {
	if (before === after) return '';
	const [old, now] = [linesOf(before), linesOf(after)];
	const hunks = hunksOf(changesOf(old, now), old, now);
	return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`;
}

/** Each line with its line break. */
function linesOf(text: string): readonly string[] {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The longest common lines at both ends, and those that occur once on both sides in between. */
function changesOf(old: readonly string[], now: readonly string[], at = 0, to = 0): readonly Change[] {
	let start = 0;
	while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
	let end = 0;
	while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
	const [removed, added] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
	if (removed.length === 0 && added.length === 0) return [];
	const anchor = removed.findIndex(line => isUnique(line, removed) && isUnique(line, added));
	const other = anchor < 0 ? -1 : added.indexOf(removed[anchor] ?? '');
	if (anchor < 0)
		return [{old: [at + start, at + start + removed.length], new: [to + start, to + start + added.length]}];
	return [
		...changesOf(removed.slice(0, anchor), added.slice(0, other), at + start, to + start),
		...changesOf(removed.slice(anchor), added.slice(other), at + start + anchor, to + start + other),
	];
}

function isUnique(line: string, lines: readonly string[]): boolean {
	return lines.includes(line) && lines.indexOf(line) === lines.lastIndexOf(line);
}

function hunksOf(changes: readonly Change[], old: readonly string[], now: readonly string[]): readonly string[] {
	const groups: Change[][] = [];
	for (const change of changes) {
		const last = groups.at(-1)?.at(-1);
		if (last && change.old[0] - last.old[1] <= 2 * CONTEXT) groups.at(-1)?.push(change);
		else groups.push([change]);
	}
	return groups.map(group => {
		const [first, last] = [group[0], group.at(-1)];
		if (first === undefined || last === undefined) return '';
		const start = Math.max(0, first.old[0] - CONTEXT);
		const end = Math.min(old.length, last.old[1] + CONTEXT);
		const shift = first.new[0] - first.old[0];
		const lines: string[] = [];
		let at = start;
		for (const change of group) {
			lines.push(...old.slice(at, change.old[0]).map(line => ` ${line}`));
			lines.push(
				...old.slice(...change.old).map(line => `-${line}`),
				...now.slice(...change.new).map(line => `+${line}`),
			);
			at = change.old[1];
		}
		lines.push(...old.slice(at, end).map(line => ` ${line}`));
		const count = (sign: string) => lines.filter(line => line.startsWith(' ') || line.startsWith(sign)).length;
		const range = (from: number, length: number) => `${length === 0 ? from : from + 1},${length}`;
		const head = `@@ -${range(start, count('-'))} +${range(start + shift, count('+'))} @@\n`;
		return head + lines.map(line => (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`)).join('');
	});
}
