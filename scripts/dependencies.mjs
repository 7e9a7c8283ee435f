// Checks what is installed together with paylock: its dependencies, their licenses, and known vulnerabilities.

import {execFileSync} from 'node:child_process';

const ALLOWED_LICENSES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
const npm = (...args) => execFileSync('npm', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});

const bill = JSON.parse(npm('sbom', '--omit=dev', '--sbom-format=cyclonedx'));
const components = bill.components.map(({name, version, licenses = []}) => ({
	name,
	version,
	license: licenses.map(({license, expression}) => license?.id ?? expression).join(' AND '),
}));
for (const {name, version, license} of components) console.log(`${name} ${version} (${license})`);
const names = components.map(({name}) => name).filter(name => name !== 'vitest');
if (names.join() !== 'immer') throw new Error(`paylock may depend only on immer, but depends on ${names.join(', ')}`);
const refused = components.filter(({license}) => !ALLOWED_LICENSES.includes(license));
if (refused.length > 0) throw new Error(`not an allowed license: ${refused.map(({name}) => name).join(', ')}`);

try {
	npm('audit', '--omit=dev');
	console.log('npm audit: clean');
} catch (error) {
	const found = /\d+ (?:\w+ severity )?vulnerabilit/.test(String(error.stdout));
	console.log(found ? error.stdout : 'npm audit: the registry does not answer audits here');
	process.exitCode = found ? 1 : 0;
}
