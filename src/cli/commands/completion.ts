// `paylock completion`
import {messageOf} from '../../diagnostics/issue.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import type {Command} from '../command.js';
import {completionScript, SHELLS, type Shell} from '../completion-scripts.js';
import {CLEAN, UsageError} from '../terminal.js';

export function completionCommand(commands: () => readonly Command[]): Command {
	return {
		name: 'completion',
		group: 'Run',
		positionals: '<bash|zsh|fish>',
		positionalChoices: SHELLS,
		summary: 'print a completion script for your shell',
		details: 'Completes commands, options, their values and file names.',
		options: [],
		examples: [
			['paylock completion bash >> ~/.bashrc', 'bash'],
			['paylock completion zsh > ~/.zfunc/_paylock', 'zsh, with ~/.zfunc in fpath'],
			['paylock completion fish > ~/.config/fish/completions/paylock.fish', 'fish'],
		],
		async run({positionals}, terminal) {
			const [shell, ...more] = positionals;
			const problem = vocabularyProblem(shell, SHELLS, 'shell');
			if (shell === undefined || more.length > 0)
				throw new UsageError('completion takes one shell: write bash, zsh or fish');
			if (problem !== undefined) throw new UsageError(messageOf(problem));
			terminal.out(completionScript(shell as Shell, commands())); // one of the shells, just checked
			return CLEAN;
		},
	};
}
