// Completion scripts for bash, zsh and fish, from the tables of the commands.
import {type Command, HELP_OPTION, type Option} from './command.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export function completionScript(shell: Shell, commands: readonly Command[]): string {
	return {bash, zsh, fish}[shell](commands);
}

function optionsOf({options}: Command): readonly Option[] {
	return [...options, HELP_OPTION];
}

/** The values that complete an option. */
function valuesOf({choices, suggestions = []}: Option): readonly string[] {
	return choices ?? suggestions;
}

function bash(commands: readonly Command[]): string {
	const cases = commands.map(command => {
		const options = optionsOf(command).map(({name}) => `--${name}`);
		return `\t\t${command.name}) words='${[...options, ...(command.positionalChoices ?? [])].join(' ')}' ;;`;
	});
	const values = commands.flatMap(({name: command, options}) =>
		options.flatMap(option =>
			option.value === undefined || option.isValueOptional
				? []
				: [`\t\t'${command} --${option.name}') words='${valuesOf(option).join(' ')}' ;;`],
		),
	);
	return `# bash completion for paylock
_paylock() {
	local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command=\${COMP_WORDS[1]} words='' prefix=''
	# Bash splits a word at its equals sign.
	if [ "$current" = '=' ]; then
		prefix=$previous= previous=\${COMP_WORDS[COMP_CWORD - 2]} current=''
	elif [ "$previous" = '=' ]; then
		prefix=\${COMP_WORDS[COMP_CWORD - 2]}= previous=\${COMP_WORDS[COMP_CWORD - 3]}
	fi
	if [ "$COMP_CWORD" -eq 1 ]; then
		words='${commands.map(({name}) => name).join(' ')} help --help --version'
	else
		case $command in
${cases.join('\n')}
		help) words='${commands.map(({name}) => name).join(' ')}' ;;
		esac
		case "$command $previous" in
${values.join('\n')}
		esac
	fi
	COMPREPLY=($(compgen -W "$words" -- "$prefix$current"))
	COMPREPLY=("\${COMPREPLY[@]#"$prefix"}")
}
complete -o default -o bashdefault -F _paylock paylock
`;
}

function zsh(commands: readonly Command[]): string {
	const names = commands.map(({name, summary}) => `\t\t'${name}:${zshText(summary)}'`);
	const cases = commands.map(command => {
		const specs = optionsOf(command).map(option => `\t\t\t${zshOption(option)}`);
		const files = command.positionalChoices ? `'*:name:(${command.positionalChoices.join(' ')})'` : "'*:file:_files'";
		return `\t\t${command.name}) _arguments \\\n${specs.join(' \\\n')} \\\n\t\t\t${files} ;;`;
	});
	return `#compdef paylock
_paylock() {
	local -a commands
	commands=(
${names.join('\n')}
	)
	if (( CURRENT == 2 )); then
		_describe command commands
		return
	fi
	local command=$words[2]
	shift words
	(( CURRENT -= 1 ))
	case $command in
${cases.join('\n')}
	esac
}
if [ "$funcstack[1]" = _paylock ]; then _paylock "$@"; else compdef _paylock paylock; fi
`;
}

function zshOption(option: Option): string {
	const {name, value, isRepeatable, isValueOptional, description} = option;
	const values = valuesOf(option);
	const action = values.length === 0 ? (value === 'FILE' ? '_files' : ' ') : `(${values.join(' ')})`;
	const argument = value === undefined ? '' : `${isValueOptional ? '::' : ':'}${name}:${action}`;
	const sign = value === undefined ? '' : isValueOptional ? '=-' : '=';
	return `'${isRepeatable ? '*' : ''}--${name}${sign}[${zshText(description)}]${argument}'`;
}

/** Quotes, brackets and colons have a special meaning in a specification. */
function zshText(text: string): string {
	return text.replaceAll("'", '’').replaceAll('[', '(').replaceAll(']', ')').replaceAll(':', ' -');
}

function fish(commands: readonly Command[]): string {
	const names = commands.map(
		({name, summary}) => `complete -c paylock -f -n __fish_use_subcommand -a ${name} -d ${fishText(summary)}`,
	);
	const options = commands.flatMap(command => {
		const condition = `-n '__fish_seen_subcommand_from ${command.name}'`;
		const flags = optionsOf(command).map(option => {
			const values = valuesOf(option);
			const argument = option.value === undefined ? '' : values.length === 0 ? ' -r' : ` -x -a '${values.join(' ')}'`;
			return `complete -c paylock ${condition} -l ${option.name}${argument} -d ${fishText(option.description)}`;
		});
		const choices = command.positionalChoices;
		return choices === undefined ? flags : [...flags, `complete -c paylock -f ${condition} -a '${choices.join(' ')}'`];
	});
	return `# fish completion for paylock\n${[...names, ...options].join('\n')}\n`;
}

function fishText(text: string): string {
	return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
