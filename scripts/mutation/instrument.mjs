// The mutants of some files, and the code of each file with all of its mutants, one of which can be active.
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {Instrumenter} from '@stryker-mutator/instrumenter';
import {withMemory} from './memory.mjs';

const LOGGER = {debug() {}, info() {}, isDebugEnabled: () => false};

export async function instrument(files) {
	const given = files.map(name => ({name: resolve(name), mutate: true, content: readFileSync(name, 'utf8')}));
	const options = {plugins: null, excludedMutations: [], ignorers: []};
	const made = await new Instrumenter(LOGGER).instrument(given, options);
	const code = Object.fromEntries(made.files.map(({name, content}) => [name, withMemory(content)]));
	return {code, mutants: made.mutants.filter(({status}) => status !== 'Ignored')};
}
