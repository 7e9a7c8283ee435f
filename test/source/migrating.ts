// The sources that the tests of `paylock migrate` migrate.
import {readdirSync, readFileSync} from 'node:fs';
import {Lines} from '../../src/cli/excerpt.js';
import {BOUND, type Migration, migrateSource, type Target} from '../../src/cli/source/migrate/index.js';

const folder = new URL('migrate/', import.meta.url);

export const fixtures = readdirSync(folder).map(file => ({
	name: file.replace(/\.txt$/, ''),
	source: readFileSync(new URL(file, folder), 'utf8'),
}));

export function migrateText(name: string, text: string, target: Partial<Target> = {}): Migration {
	const input = {name, file: name, text, hasByteOrderMark: false, lines: new Lines(text)};
	return migrateSource(input, {isModule: true, from: 'paylock', exported: BOUND, account: {}, ...target});
}
