// Packs the built package once, as it would be published, for all tests of this project.

import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {TestProject} from 'vitest/node';

declare module 'vitest' {
	export interface ProvidedContext {
		/** A consumer's folder outside the repository, with the packed package in its `node_modules`. */
		consumer: string;
		/** Every path in the packed file, from its root. */
		packedFiles: string[];
	}
}

const root = fileURLToPath(new URL('../../', import.meta.url));

export default function setup(project: TestProject): () => void {
	const consumer = mkdtempSync(join(tmpdir(), 'paylock-consumer-'));
	const packed = join(consumer, 'node_modules', 'paylock');
	mkdirSync(packed, {recursive: true});
	// Already built: `npm test` starts with the build, and packing would repeat it.
	const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', consumer];
	const [tarball] = JSON.parse(
		execFileSync('npm', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}),
	);
	execFileSync('tar', ['-xzf', join(consumer, tarball.filename), '-C', packed, '--strip-components', '1']);
	// The one dependency, the optional peer, what its types name, and what replaces parts of node:http come from here: the test
	// needs no registry.
	for (const name of ['immer', 'vitest', '@types', '@opentelemetry', '@sentry', 'global-agent', 'nock-13', 'nock-14']) {
		symlinkSync(join(root, 'node_modules', name), join(consumer, 'node_modules', name));
	}
	project.provide('consumer', consumer);
	project.provide(
		'packedFiles',
		tarball.files.map(({path}: {path: string}) => path),
	);
	return () => rmSync(consumer, {recursive: true});
}
