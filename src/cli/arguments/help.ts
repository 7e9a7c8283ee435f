// What `--help` prints, and the pages of rules, which the package contains.
import {packageFacts, packageFile} from '../package-facts.js';
import type {Style} from '../terminal/style.js';
import {fitted, wrap} from '../terminal/wrap.js';
import {COMMAND_GROUPS, type Command, HELP_OPTION, type Option} from './command.js';
import {ACCOUNT_OPTIONS} from './settings.js';

const EXIT_CODES = [
	['0', 'success'],
	['1', 'errors were found, or a check failed'],
	['2', 'a usage error, or a file of which nothing can be read'],
] as const;

/** The most examples in the help of a command, those that fit on a line; the documentation has all. */
const MOST_EXAMPLES = 2;

/** Help for all commands. */
export function helpOfAll(commands: readonly Command[], style: Style, width: number): string {
	const groups = COMMAND_GROUPS.map(group => {
		const rows = commands.filter(command => command.group === group);
		return `${style.bold(group)}\n${columns(
			rows.map(({name, summary}) => [name, summary]),
			Math.max(...commands.map(({name}) => name.length)),
			width,
		)}`;
	});
	const codes = EXIT_CODES.map(([code, meaning]) => `${code} ${meaning}`);
	return `${style.bold('paylock')} ${packageFacts().version}: check, explain, test and repair payment filters

${style.bold('Usage')}: paylock <command> [files…] [options]

${groups.join('')}${style.bold('Options of most commands')}
${optionsText(ACCOUNT_OPTIONS, width)}
${fitted(`${style.bold('Exit codes')}: ${codes.join('; ')}`, width)}
${fitted('Also: paylock <command> --help, paylock help <rule>, paylock --version', width)}
`;
}

/** The tables behind the help, for the documentation. */
export function helpData(commands: readonly Command[]): object {
	const facts = commands.map(command => {
		const {run: _, options, details, more, ...rest} = command;
		const rows = [...options, HELP_OPTION].map(option => ({
			option: optionText(option),
			description: option.description,
		}));
		const text = more === undefined ? details : `${details} ${more}`;
		return {...rest, details: text, options: rows, exitCodes: exitCodesOf(command)};
	});
	return {version: 1, commands: facts};
}

/** Help for one command, which fits a screen of 80 × 24. */
export function helpOf(command: Command, style: Style, width: number): string {
	const {name, positionals, summary, details, options, examples} = command;
	const usage = ['paylock', name, positionals, options.length > 0 ? '[options]' : ''].filter(part => part !== '');
	const shared = [...options.filter(isShared), HELP_OPTION].map(option => `--${option.name}`);
	const codes = exitCodesOf(command).map(([code, meaning]) => `${code} ${plain(meaning)}`);
	const lines = examples.map(([call]) => `  ${call}\n`);
	const shown = lines.filter(line => line.length <= width).slice(0, MOST_EXAMPLES);
	const own = options.filter(option => !isShared(option));
	return `${style.bold('Usage')}: ${usage.join(' ')}

${wrap(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}. ${plain(details)}`, width).join('\n')}

${style.bold('Options')}
${optionsText(own, width)}${fitted(`  ${shared.join(', ')}: see paylock --help`, width)}

${fitted(`${style.bold('Exit codes')}: ${codes.join('; ')}`, width)}

${style.bold('Examples')}
${shown.join('')}`;
}

/** True for an option of most commands, which `paylock --help` explains. */
function isShared(option: Option): boolean {
	return ACCOUNT_OPTIONS.includes(option);
}

/** The exit codes of one command, each with its meaning. */
function exitCodesOf({failure}: Command): readonly (readonly [code: string, meaning: string])[] {
	const [success, , wrongUse] = EXIT_CODES;
	return failure === undefined ? [success, wrongUse] : [success, ['1', failure], wrongUse];
}

function optionText({name, value}: Option): string {
	return value === undefined ? `--${name}` : `--${name} ${value}`;
}

function optionsText(options: readonly Option[], width: number): string {
	const rows = options.map(option => [optionText(option), option.description] as const);
	return columns(rows, Math.min(LONGEST_OPTION, Math.max(...rows.map(([text]) => text.length))), width);
}

const LONGEST_OPTION = 26;

/** Two columns of text, the second one wrapped; a longer first text has its own line. */
function columns(rows: readonly (readonly [string, string])[], first: number, width: number): string {
	const indent = ' '.repeat(first + 4);
	return rows
		.flatMap(([text, description]) => {
			const lines = wrap(description, width - indent.length).map(line => indent + line);
			if (text.length > first) return [`  ${text}`, ...lines];
			return [`  ${text.padEnd(first)}  ${lines[0]?.trimStart()}`, ...lines.slice(1)];
		})
		.map(line => `${line}\n`)
		.join('');
}

/** The text without its Markdown: backticks and the targets of links. */
function plain(text: string): string {
	return text.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** The page of a rule for a terminal; undefined if there is none. */
export function rulePageText(id: string, style: Style, width: number): string | undefined {
	if (!/^[a-z-]+$/.test(id)) return undefined;
	const [, page] = packageFile(`docs/rules/${id}.md`)?.split(/^---\n[\s\S]*?\n---\n+/) ?? [];
	if (page === undefined) return undefined;
	// The parts between fences are code.
	return page
		.replace(ALL_RULES, '')
		.split(/^```\w*\n/m)
		.map((part, at) => (at % 2 === 0 ? proseText(part, style, width) : part.replaceAll(/^(?=.)/gm, '  ')))
		.join('');
}

/** The last line, which links to the list of all rules. */
const ALL_RULES = /\n\[All lint rules\].*\n/;

function proseText(text: string, style: Style, width: number): string {
	return text
		.split('\n')
		.flatMap(line => {
			if (line.startsWith('#')) return style.bold(line.replace(/^#+ /, ''));
			return line.startsWith('|') ? rowText(line, width) : wrap(plain(line), width);
		})
		.join('\n');
}

/** A row of a table: each cell on its own line; nothing of the line below the header. */
function rowText(row: string, width: number): readonly string[] {
	const [first = '', ...others] = row
		.split(/(?<!\\)\|/)
		.slice(1, -1)
		.map(cell => cell.trim().replaceAll('\\|', '|'));
	if (/^-*$/.test(first)) return [];
	const cells = others.flatMap(cell => wrap(cell.replace(/^`+ ?| ?`+$/g, ''), width - 2).map(line => `  ${line}`));
	return [first, ...cells];
}
