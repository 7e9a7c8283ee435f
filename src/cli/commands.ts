// All commands, in the order of `paylock --help`.
import type {Command} from './arguments/command.js';
import {diff} from './commands/diff.js';
import {explain} from './commands/explain.js';
import {impact} from './commands/impact.js';
import {init} from './commands/init.js';
import {lint} from './commands/lint.js';
import {repair} from './commands/repair.js';
import {sandbox} from './commands/sandbox.js';
import {schema} from './commands/schema.js';
import {summarize} from './commands/summarize.js';
import {test} from './commands/test.js';
import {toCode} from './commands/to-code.js';

export const COMMANDS: readonly Command[] = [
	lint,
	repair,
	test,
	diff,
	impact,
	explain,
	summarize,
	toCode,
	init,
	schema,
	sandbox,
];
