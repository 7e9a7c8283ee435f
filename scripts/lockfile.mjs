// npm can write a lockfile that misses a native tool's packages for other platforms; `npm ci` then fails there.

import {readFileSync} from 'node:fs';

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Where a dependency of a package can be: inside the package, then in each folder around it, then at the root. */
function* places(from, name) {
	for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
		yield `${folder}/node_modules/${name}`;
	}
	yield `node_modules/${name}`;
}

const missing = Object.entries(packages).flatMap(([folder, {optionalDependencies = {}}]) =>
	Object.keys(optionalDependencies)
		.filter(name => ![...places(folder, name)].some(place => place in packages))
		.map(name => `${name}, required by ${folder || 'the project'}`),
);
console.log(missing.length === 0 ? 'package-lock.json is complete' : `package-lock.json lacks\n${missing.join('\n')}`);
process.exitCode = missing.length === 0 ? 0 : 1;
