// The files that `paylock init` writes.

import type {Account} from '../../account/account.js';
import {ACCOUNT_FIELDS} from '../../account/account-shape.js';
import {FIELD_TEXTS} from '../../inspect/decode/field-texts.js';
import type {Shape} from '../../schema/shape.js';
import type {SchemaName} from './schema.js';

/** How the configuration is written: as JSON with comments, or as a module that states its types. */
export type ConfigFormat = 'json' | 'mjs' | 'ts';

/** An example of each key of the account. */
const ACCOUNT_EXAMPLES: {readonly [Key in Exclude<keyof Account, '$schema'>]-?: Account[Key]} = {
	servicePrefix: 'PREFIX',
	emiPlacement: 'payment_filter',
	tenureEncoding: 'tenureFilter',
	credentials: 'apiKey',
	codes: {WALLET: ['WALLET_A', 'WALLET_B'], NB: ['NB_BANKA']},
	types: ['OTC'],
	enabled: {CARD: true, UPI: true, NB: true, WALLET: ['WALLET_A', 'WALLET_B'], CASH: true},
	mandateCodes: {NB: ['NB_BANKA'], WALLET: []},
	readings: {precedence: 'hide-wins'},
	severities: {'lower-case-code': 'off'},
	guarantees: {shown: [{type: 'UPI'}], hidden: [{type: 'CARD', cardType: 'CREDIT'}]},
	optionalFields: ['customer_email'],
	guestCheckout: true,
	extraFields: ['currency', 'metadata.*'],
	extraOptionFields: ['displayMessage'],
};

/** The configuration: each key with what it means, its choices and an example, as a comment unless it is known. */
export function configText(format: ConfigFormat, known: Account = {}): string {
	const isJson = format === 'json';
	const {$schema, ...fields} = ACCOUNT_FIELDS;
	const keys = Object.entries(fields).map(([key, field]) => {
		const name = key as keyof typeof fields; // its own keys
		const isKnown = known[name] !== undefined;
		const value = isKnown
			? knownValue(known[name])
			: JSON.stringify(ACCOUNT_EXAMPLES[name]).replaceAll(/([:,])(?=["[{tf])/g, '$1 ');
		const text = `  // ${FIELD_TEXTS.Account[name]}${choicesIn(field)}.\n${innerChoices(field)}`;
		return `${text}  ${isKnown ? '' : '// '}${isJson ? JSON.stringify(key) : key}: ${value},\n`;
	});
	const intro = '// What paylock should know about your account. Remove the slashes in front of what applies to it.\n';
	if (isJson) return `{\n  ${intro}\n${keys.join('\n')}\n  "$schema": "${schemaFile('config')}"\n}\n`;
	return format === 'ts'
		? `import type {Account} from 'paylock';\n\n${intro}export default {\n${keys.join('\n')}} as const satisfies Account;\n`
		: `// @ts-check\n${intro}\n/** @satisfies {import('paylock').Account} */\nconst account = /** @type {const} */ ({\n${keys.join('\n')}});\n\nexport default account;\n`;
}

/** A value with one line for each of its keys. */
function knownValue(value: unknown): string {
	return JSON.stringify(value, undefined, 2)
		.replaceAll(/\[\s+([^\]]*?)\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`)
		.replaceAll('\n', '\n  ');
}

/** ` (off, error, warning, info)`, also if these are the choices of every key. */
function choicesIn(shape: Shape): string {
	if (shape.kind === 'enum') return ` (${shape.enum.join(', ')})`;
	if (shape.kind === 'list') return choicesIn(shape.item);
	const [choices = '', ...others] = new Set(fieldsIn(shape).map(([, field]) => choicesIn(field)));
	return others.length === 0 ? choices : '';
}

/** A line for each key of an object whose keys have different choices, such as the readings. */
function innerChoices(shape: Shape): string {
	if (choicesIn(shape) !== '') return '';
	const choices = fieldsIn(shape).map(([key, field]) => `${key}${choicesIn(field)}`);
	return choices
		.filter(text => text.endsWith(')'))
		.map(text => `  //   ${text}\n`)
		.join('');
}

function fieldsIn(shape: Shape): readonly (readonly [key: string, field: Shape])[] {
	return shape.kind === 'object' ? Object.entries(shape.optional) : [];
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
