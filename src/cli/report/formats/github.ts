// Issues as GitHub workflow commands, which annotate the lines of a pull request.
import type {Severity} from '../../../inspect/index.js';
import {escapeControlChars} from '../../terminal/style.js';
import type {Checked} from '../locate.js';

const COMMANDS: Readonly<Record<Severity, string>> = {error: 'error', warning: 'warning', info: 'notice'};

/** One command a line; what is not in a file is annotated without a place. */
export function githubAnnotations(all: readonly Checked[]): string {
	return all
		.flatMap(({input, issues}) =>
			issues.map(({severity, rule, message, line, column, endLine, endColumn}) => {
				const columns = line === endLine ? {col: column, endLine, endColumn} : {col: column, endLine};
				const place = input.file === undefined ? {} : {file: input.file, line, ...columns};
				const properties = Object.entries({...place, title: `paylock ${rule}`}).map(
					([name, value]) => `${name}=${escapeProperty(String(value))}`,
				);
				return `::${COMMANDS[severity]} ${properties.join(',')}::${escapeData(escapeControlChars(message))}\n`;
			}),
		)
		.join('');
}

function escapeData(text: string): string {
	return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
	return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
