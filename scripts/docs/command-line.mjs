// Docs: docs/command-line/, a page for each command, made from the tables behind `--help` and from real output on sample files.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const FILES = {
	'filter.json': {
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
			{paymentMethodType: 'CASH', enable: false},
		],
	},
	'next.json': {
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLET', enable: false},
			{paymentMethodType: 'CASH', enable: false},
		],
	},
	'broken.json': {
		allowDefaultOptions: 'true',
		options: [{paymentMethodType: 'WALLETS', enable: false, paymentMethods: ['WALLET_A']}],
	},
	'filter.paylock.json': {
		input: 'filter.json',
		cases: [
			{name: 'no cash', instrument: {type: 'CASH'}, expect: 'hidden'},
			{instrument: {type: 'WALLET', code: 'WALLET_A'}, expect: 'shown'},
		],
	},
};
const ORDERS = [
	{instrument: {type: 'WALLET', code: 'WALLET_A'}, amount: '499.00', count: 2},
	{instrument: {type: 'WALLET', code: 'WALLET_C'}, amount: '1250.00'},
	{instrument: {type: 'UPI', app: 'APP_A'}, amount: '99.90', count: 7},
];

/** The call that each command is shown with. */
const SAMPLES = {
	lint: ['broken.json'],
	repair: ['broken.json'],
	diff: ['filter.json', 'next.json'],
	impact: ['filter.json', 'next.json', '--orders', 'orders.ndjson'],
	explain: ['filter.json', 'type=WALLET,code=WALLET_A'],
	summarize: ['filter.json'],
	'to-code': ['filter.json'],
};

/** The guide of each command that has one: its file and its title. */
const GUIDE_OF = {
	lint: ['finding-mistakes', 'Finding mistakes in existing filters'],
	test: ['testing', 'Testing and the sandbox'],
	impact: ['impact', 'What would this change have cost'],
	'to-code': ['from-json-to-code', 'From JSON to code'],
	schema: ['finding-mistakes', 'JSON Schema', '#json-schema'],
	sandbox: ['testing', 'The sandbox', '#the-sandbox-a-mock-of-the-service'],
};

/** The options that most commands have; the overview explains them once. */
const SHARED = ['--readings', '--service-prefix', '--config', '--help'];
const isShared = ({option}) => SHARED.some(name => option === name || option.startsWith(`${name} `));

/** What all commands share. */
const INPUTS =
	"Files contain a payment filter or a session request as JSON; paylock detects which. A file name can be a pattern such as `'filters/**/*.json'`. With `-`, or without a file name, paylock reads standard input. Comments are allowed in `.jsonc` files; anywhere else a comment, and everywhere a wrong comma or quote, is an issue that `paylock repair` fixes.";
const CONFIGURATION =
	'A `paylock.config.json`, `.mjs`, `.js` or `.ts` contains the [account](../account.md) of your team: the object that `paylock({…})` accepts, with the same keys. Every command reads the nearest one, from the working directory upwards; the JSON file may have comments. A `.ts` file needs a version of Node that reads TypeScript: 22.18 or later. `--service-prefix` and `--readings` override single keys of it.';

/** The pages as the program at this path makes them: path to text. */
export function commandLinePages(program) {
	const cwd = mkdtempSync(join(tmpdir(), 'paylock-docs-'));
	const run = (...args) => {
		const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined};
		const {stdout, stderr, status} = spawnSync(process.execPath, [program, ...args], {cwd, env, encoding: 'utf8'});
		return {text: `${stdout}${stderr}`.trimEnd(), status};
	};
	try {
		for (const [name, value] of Object.entries(FILES))
			writeFileSync(join(cwd, name), `${JSON.stringify(value, null, 2)}\n`);
		const writeLines = (name, list) =>
			writeFileSync(join(cwd, name), list.map(one => `${JSON.stringify(one)}\n`).join(''));
		writeLines('orders.ndjson', ORDERS);
		const {commands} = JSON.parse(run('help', '--format', 'json').text);
		const integrations = readFileSync(new URL('./integrations.md', import.meta.url), 'utf8');
		return new Map([
			['docs/command-line/index.md', page('The command line', 'Guides', overview(commands))],
			['docs/command-line/integrations.md', page('CI and editors', 'Guides', integrations)],
			...commands.map(command => [
				`docs/command-line/${command.name}.md`,
				page(`paylock ${command.name}`, 'Commands', commandText(command, run)),
			]),
		]);
	} finally {
		rmSync(cwd, {recursive: true});
	}
}

const page = (title, group, text) => `---
title: ${title}
group: ${group}
---

# ${title}

${text.trimEnd()}
`;

function overview(commands) {
	const shared = new Map(commands.flatMap(({options}) => options.filter(isShared).map(one => [one.option, one])));
	return `\`npx paylock <command>\` checks, explains, tests and repairs payment filters, on your machine and in CI. \`paylock --help\` lists
the commands, \`paylock <command> --help\` the options of one. paylock is not in the registry yet: build the package file in a
clone of the repository and [install it](../start-here.md#1-install) in your project first.

| Command | What it does |
|---|---|
${commands.map(({name, summary}) => `| [\`${name}\`](${name}.md) | ${summary} |`).join('\n')}

[CI and editors](integrations.md) has samples for GitHub Actions, other CI systems, pre-commit and Visual Studio Code.

## Files

${INPUTS}

## Configuration

${CONFIGURATION}

## Options of most commands

${optionTable([...shared.values()])}

## Exit codes

${exitCodeTable(commands[0].exitCodes)}
`;
}

const optionTable = options =>
	`| Option | Meaning |\n|---|---|\n${options
		.map(({option, description}) => `| \`${cell(option)}\` | ${cell(description)} |`)
		.join('\n')}`;

const exitCodeTable = exitCodes =>
	`| Exit code | Meaning |\n|---|---|\n${exitCodes.map(([code, meaning]) => `| ${code} | ${cell(meaning)} |`).join('\n')}`;

function commandText({name, positionals, summary, details, options, examples, json, exitCodes}, run) {
	const usage = ['paylock', name, positionals, options.length > 0 ? '[options]' : '']
		.filter(part => part !== '')
		.join(' ');
	const own = options.filter(one => !isShared(one));
	const others = options.filter(isShared).map(({option}) => `\`${option.split(' ')[0]}\``);
	return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

\`\`\`text
${usage}
\`\`\`

${details}${guideLink(name)}

\`\`\`sh
${examples.map(([call, description]) => `# ${description}\n${call}`).join('\n')}
\`\`\`

${sample(name, run)}${own.length > 0 ? `## Options\n\n${optionTable(own)}\n\n` : ''}[Options of most commands](index.md#options-of-most-commands): ${others.join(', ')}.

${json === undefined ? '' : `## JSON\n\nWith \`--format json\`:\n\n\`\`\`text\n${json}\n\`\`\`\n\n`}## Exit codes

${exitCodeTable(exitCodes)}
`;
}

function guideLink(name) {
	const [file, title, anchor = ''] = GUIDE_OF[name] ?? [];
	return file === undefined ? '' : ` The guide is [${title}](../${file}.md${anchor}).`;
}

function sample(name, run) {
	const args = SAMPLES[name];
	if (args === undefined) return '';
	const {text, status} = run(name, ...args);
	return `\`\`\`text\n$ paylock ${[name, ...args].join(' ')}\n${text}\n\`\`\`\n\nThe command exits with code ${status}.\n\n`;
}

const cell = text => text.replaceAll('|', '\\|');
