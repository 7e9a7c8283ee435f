// The files that `paylock init` writes.
import type {Account} from '../../wire/account.js';
import {SCHEMAS, type SchemaName} from '../schemas/schemas.js';

/** A value of each key of the account, as an example. */
const EXAMPLES: {readonly [Key in Exclude<keyof Account, '$schema'>]-?: Account[Key]} = {
	servicePrefix: 'PREFIX',
	emiPlacement: 'payment_filter',
	tenureEncoding: 'tenureFilter',
	credentials: 'apiKey',
	codes: {WALLET: ['WALLET_A', 'WALLET_B'], NB: ['NB_BANKA']},
	types: ['OTC'],
	enabled: {CARD: true, UPI: true, NB: true, WALLET: ['WALLET_A', 'WALLET_B'], CASH: true},
	readings: {precedence: 'hide-wins'},
	severities: {'lower-case-code': 'off'},
	guarantees: {shown: [{type: 'UPI'}], hidden: [{type: 'CARD', cardType: 'CREDIT'}]},
	optionalFields: ['customer_email'],
	guestCheckout: true,
	extraFields: ['currency', 'metadata.*'],
	extraOptionFields: ['displayMessage'],
};

/** The configuration: each key as a comment, with what it means and an example. */
export function configText(): string {
	const {properties} = SCHEMAS.config() as {readonly properties: Readonly<Record<string, SchemaPart>>}; // of an object
	const keys = Object.entries(EXAMPLES).map(([key, example]) => {
		const {description = '', items, oneOf: choices = items?.oneOf} = properties[key] ?? {};
		const values = choices === undefined ? '' : ` (${choices.map(choice => choice.const).join(', ')})`;
		return `  // ${description}${values}.\n  // ${JSON.stringify(key)}: ${JSON.stringify(example).replaceAll(/([:,])(?=["[{tf])/g, '$1 ')},\n`;
	});
	return `{
  // What paylock should know about your account. Remove the slashes in front of what applies to it.

${keys.join('\n')}
  "$schema": "${schemaFile('config')}"
}
`;
}

interface SchemaPart {
	readonly description?: string;
	readonly oneOf?: readonly {readonly const: string}[];
	readonly items?: Pick<SchemaPart, 'oneOf'>;
}

function schemaFile(name: SchemaName): string {
	return `./node_modules/paylock/schemas/${name}.schema.json`;
}

/** The filter of a project that has none. */
export const STARTER_FILTER = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'CASH', enable: false},
		{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]},
	],
};

/** Settings of Visual Studio Code: which schema belongs to which file; the configuration may have comments. */
export function editorSettings(filters: readonly string[], sessions: readonly string[]): object {
	const schemas = [
		{fileMatch: filters.map(rooted), url: schemaFile('filter')},
		{fileMatch: sessions.map(rooted), url: schemaFile('session')},
		{fileMatch: ['*.paylock.json'], url: schemaFile('suite')},
		{fileMatch: ['/paylock.config.json'], url: schemaFile('config')},
	];
	return {
		'files.associations': {'paylock.config.json': 'jsonc'},
		'json.schemas': schemas.filter(({fileMatch}) => fileMatch.length > 0),
	};
}

function rooted(file: string): string {
	return `/${file}`;
}

/** A workflow that runs the checks on every push, with the paylock of the project; `patterns` are those of `paylock lint`. */
export function githubWorkflow(patterns: readonly string[], hasSuites: boolean): string {
	const program = 'npx --no-install paylock';
	const names = patterns.map(shellQuoted).join(' ');
	return `# Checks the payment filters on every push and pull request.
name: Payment filters
on: [push, pull_request]
permissions:
  contents: read
jobs:
  paylock:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: {node-version: 22}
      - run: npm ci
      - run: ${program} lint ${names} --format github
${hasSuites ? '' : '      # Once a suite exists:\n'}      ${hasSuites ? '' : '# '}- run: ${program} test
`;
}

/** For a shell, which must leave patterns to paylock: it expands `**` to one level. */
export function shellQuoted(name: string): string {
	return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}
