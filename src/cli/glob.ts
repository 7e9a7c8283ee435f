/// <reference types="node" />
// The command line: files by name or by pattern, for shells that hand patterns on.
import {type Dirent, existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** The files that an argument names: itself, or in order what its `*`, `?` and `**` match; none where nothing does. */
export function filesOf(argument: string): readonly string[] {
	if (existsSync(argument) || !/[*?]/.test(argument)) return [argument];
	const steps = argument.replaceAll('\\', '/').split('/');
	const fixed = steps.findIndex(step => /[*?]/.test(step));
	const start = steps.slice(0, fixed).join('/');
	return matches(argument.startsWith('/') && start === '' ? '/' : start, steps.slice(fixed)).sort();
}

function matches(folder: string, [step, ...rest]: readonly string[]): string[] {
	if (step === undefined) return [];
	if (step === '**') {
		const below = entriesOf(folder).filter(entry => entry.isDirectory() && entry.name !== 'node_modules');
		const here = matches(folder, rest);
		const inside = below.flatMap(({name}) => matches(join(folder, name), [step, ...rest]));
		return [...new Set([...here, ...inside])];
	}
	const named = patternOf(step);
	const found = entriesOf(folder).filter(({name}) => named.test(name));
	// A link is taken for a file; folders behind links are not walked, for they may lead round.
	const isFile = (entry: Dirent) => entry.isFile() || entry.isSymbolicLink();
	if (rest.length === 0) return found.filter(isFile).map(({name}) => join(folder, name));
	return found.filter(entry => entry.isDirectory()).flatMap(({name}) => matches(join(folder, name), rest));
}

/** What stands in a folder, hidden files left out; nothing where it cannot be read. */
function entriesOf(folder: string): readonly Dirent[] {
	try {
		return readdirSync(folder === '' ? '.' : folder, {withFileTypes: true}).filter(({name}) => !name.startsWith('.'));
	} catch {
		return [];
	}
}

function patternOf(step: string): RegExp {
	const escaped = step.replace(/[.+^${}()|[\]\\]/g, '\\$&');
	return new RegExp(`^${escaped.replace(/\*+/g, '.*').replaceAll('?', '.')}$`);
}
