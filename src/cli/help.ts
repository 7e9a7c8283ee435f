// The command line: what `--help` says.
import {type Command, HELP_OPTION, type Option} from './command.js';
import type {Style} from './style.js';

/** Help over all commands. */
export function helpOfAll(commands: readonly Command[], style: Style): string {
	const width = Math.max(...commands.map(({name}) => name.length));
	return `${style.bold('paylock')}: the truth about a payment filter before it is sent

${style.bold('Usage')}
  paylock <command> [files] [options]

${style.bold('Commands')}
${commands.map(({name, summary}) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

Files hold a payment filter or a session request as JSON; they are told apart. A name may be a
pattern such as filters/**/*.json, and - (or no name) is standard input. Every command takes --json
and --help; paylock --version prints the version.

${style.bold('Exit codes')}
  0  clean
  1  findings: errors, warnings, differences
  2  a wrong call, or input that cannot be read

${style.bold('Examples')}
${examplesOf(
	commands.flatMap(({examples}) => examples.slice(0, 1)),
	style,
)}
`;
}

/** Help of one command. */
export function helpOf({name, takes, summary, options, examples}: Command, style: Style): string {
	return `${style.bold(`paylock ${name}`)}: ${summary}

${style.bold('Usage')}
  paylock ${name} ${takes} [options]

${style.bold('Options')}
${optionsOf([...options, HELP_OPTION])}

${style.bold('Examples')}
${examplesOf(examples, style)}
`;
}

function optionsOf(options: readonly Option[]): string {
	const written = options.map(({name, value, what}) => [`--${name}${value === undefined ? '' : ` ${value}`}`, what]);
	const width = Math.max(...written.map(([option = '']) => option.length));
	return written.map(([option = '', what = '']) => `  ${option.padEnd(width)}  ${what}`).join('\n');
}

function examplesOf(examples: Command['examples'], style: Style): string {
	return examples.map(([call, what]) => `  ${style.dim(`# ${what}`)}\n  ${call}`).join('\n');
}
