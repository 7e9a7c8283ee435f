// What `--help` prints.

import {packageFacts} from '../package-facts.js';
import type {Style} from '../terminal/style.js';
import {COMMAND_GROUPS, type Command, HELP_OPTION, type Option} from './command.js';

/** The longest line of help, in characters. */
const WIDTH = 100;

/** The help that all commands share. */
const COMMON = {
	inputs:
		"Files contain a payment filter or a session request as JSON; paylock detects which. A file name can be a pattern such as `'filters/**/*.json'`. With `-`, or without a file name, paylock reads standard input. Comments are allowed in `.jsonc` files; anywhere else a comment, and everywhere a wrong comma or quote, is an issue that `paylock repair` fixes.",
	config:
		'A `paylock.config.json`, `.mjs` or `.js` contains the [account](account.md) of your team: the object that `paylock({…})` accepts, with the same keys. Every command reads the nearest one, from the working directory upwards; the JSON file may have comments. `--service-prefix` and `--readings` override single keys of it.',
	exitCodes: [
		['0', 'success'],
		['1', 'errors were found, or a check failed'],
		['2', 'a usage error, or a file that cannot be read'],
	],
} as const;

/** Help for all commands. */
export function helpOfAll(commands: readonly Command[], style: Style): string {
	const width = Math.max(...commands.map(({name}) => name.length));
	const groups = COMMAND_GROUPS.map(group => {
		const lines = commands.filter(command => command.group === group);
		return `${style.bold(group)}\n${lines.map(({name, summary}) => `  ${name.padEnd(width)}  ${summary}\n`).join('')}`;
	});
	const examples = ['lint', 'explain', 'diff'].flatMap(name => {
		const example = commands.find(command => command.name === name)?.examples[0];
		return example === undefined ? [] : [example];
	});
	return `${style.bold('paylock')} ${packageFacts().version}: check, explain, test and repair payment filters

${style.bold('Usage')}
  paylock <command> [files…] [options]

${groups.join('\n')}
${style.bold('Examples')}
${examplesText(examples, style)}

${wrapped(plain(COMMON.inputs))}

${wrapped(plain(COMMON.config))}

${style.bold('Exit codes')}
${COMMON.exitCodes.map(([code, meaning]) => `  ${code}  ${meaning}`).join('\n')}

Run ${style.bold('paylock <command> --help')} for the options of a command, paylock --version for the version.
`;
}

/** The tables behind the help, for the documentation. */
export function helpData(commands: readonly Command[]): object {
	const facts = commands.map(command => {
		const {run: _, options, ...rest} = command;
		const rows = [...options, HELP_OPTION].map(option => ({
			option: optionText(option),
			description: option.description,
		}));
		return {...rest, options: rows, exitCodes: exitCodesOf(command)};
	});
	return {version: 1, commands: facts, ...COMMON};
}

/** Help for one command. */
export function helpOf(command: Command, style: Style): string {
	const {name, positionals, summary, details, options, examples} = command;
	const usage = ['paylock', name, positionals, options.length > 0 ? '[options]' : ''].filter(part => part !== '');
	return `${style.bold(`paylock ${name}`)}: ${summary}

${style.bold('Usage')}
  ${usage.join(' ')}

${wrapped(plain(details))}

${style.bold('Options')}
${optionsText([...options, HELP_OPTION])}

${style.bold('Exit codes')}
${exitCodesOf(command)
	.map(([code, meaning]) => `  ${code}  ${plain(meaning)}`)
	.join('\n')}

${style.bold('Examples')}
${examplesText(examples, style)}
`;
}

/** The exit codes of one command, each with its meaning. */
function exitCodesOf({failure}: Command): readonly (readonly [code: string, meaning: string])[] {
	const [success, , wrongUse] = COMMON.exitCodes;
	return failure === undefined ? [success, wrongUse] : [success, ['1', failure], wrongUse];
}

/** `--coverage[=PERCENT]` */
function optionText({name, value, isValueOptional}: Option): string {
	if (value === undefined) return `--${name}`;
	return isValueOptional ? `--${name}[=${value}]` : `--${name} ${value}`;
}

function optionsText(options: readonly Option[]): string {
	const width = Math.min(30, Math.max(...options.map(option => optionText(option).length)));
	return options
		.map(option => {
			const text = optionText(option);
			const [first = '', ...more] = wrap(option.description, WIDTH - width - 4);
			const start = text.length > width ? `  ${text}\n${' '.repeat(width + 4)}` : `  ${text.padEnd(width)}  `;
			return [start + first, ...more.map(line => ' '.repeat(width + 4) + line)].join('\n');
		})
		.join('\n');
}

function examplesText(examples: Command['examples'], style: Style): string {
	return examples.map(([call, description]) => `  ${style.dim(`# ${description}`)}\n  ${call}`).join('\n');
}

/** The text without its Markdown: backticks and the targets of links. */
function plain(text: string): string {
	return text.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

function wrapped(text: string): string {
	return wrap(text, WIDTH).join('\n');
}

function wrap(text: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		if (line !== '' && line.length + word.length + 1 > width) {
			lines.push(line);
			line = word;
		} else line = line === '' ? word : `${line} ${word}`;
	}
	return [...lines, line];
}
