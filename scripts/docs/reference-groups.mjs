// Docs: the exports of an entry of the package by task. Comments in its index file name the tasks.
import {readFileSync} from 'node:fs';
import {ReflectionKind} from 'typedoc';

const indexOf = ({name}) => readFileSync(`src/${name.replace(/^paylock\/?/, '')}/index.ts`, 'utf8');

const isType = one => one.kindOf(ReflectionKind.Interface | ReflectionKind.TypeAlias);

/**
 * Groups in the order of the index file, each with its functions before its types.
 *
 * @param {import('typedoc').DeclarationReflection} entry
 */
export function groupsOf(entry) {
	const [, first, ...others] = indexOf(entry).split(/^\/\/ /m);
	const own = (entry.children ?? []).filter(one => !one.isReference());
	return [`Exports\n${first}`, ...others].flatMap(part => {
		const [title, ...lines] = part.split('\n');
		const names = new Set(`${lines.join('\n').match(/\{[^}]*\}/g)}`.match(/\w+/g));
		const children = own.filter(one => names.has(one.name));
		return [
			{title, children: children.filter(one => !isType(one)), areTypes: false},
			{title: `${title}: types`, children: children.filter(isType), areTypes: true},
		].filter(one => one.children.length > 0);
	});
}
