// `npm run release -- [patch | minor | major] [--dry-run]`: turns the changelog's Unreleased section into a version, commits
// and tags it. Without a kind, it is the version in package.json, which must not have been released: the first release.
// CI publishes the pushed tag with `npm publish`; package.json asks for provenance there. A dry run does the same in a
// temporary copy, packs the result, and leaves the repository unchanged.

import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const KINDS = ['patch', 'minor', 'major'];
const HEADING = '## [Unreleased]\n';

const options = process.argv.slice(2);
const isDryRun = options.includes('--dry-run');
const kinds = options.filter(option => option !== '--dry-run');
const [kind] = kinds;
if (kinds.length > 1 || (kind !== undefined && !KINDS.includes(kind)))
	stop('usage: npm run release -- [patch | minor | major] [--dry-run]');

const run = (cwd, command, ...args) => execFileSync(command, args, {cwd, encoding: 'utf8'}).trim();

if (isDryRun) {
	const copy = mkdtempSync(join(tmpdir(), 'paylock-release-'));
	try {
		run('.', 'git', 'clone', '--quiet', '--local', '.', copy);
		release(copy);
		// The copy has no packages installed: the build of this folder is what would be packed.
		const [{filename, version, entryCount, size}] = JSON.parse(
			run('.', 'npm', 'pack', '--dry-run', '--json', '--ignore-scripts'),
		);
		console.log(`would pack: ${filename.replace(version, versionOf(copy))}, ${entryCount} files, ${size} bytes`);
	} finally {
		rmSync(copy, {recursive: true, force: true});
	}
} else {
	if (run('.', 'git', 'status', '--porcelain') !== '') stop('the working tree is not clean: commit first');
	if (run('.', 'git', 'branch', '--show-current') !== 'main') stop('releases are made on main: check it out first');
	execFileSync('bash', ['.ci/run'], {stdio: 'inherit'});
	release('.');
	console.log('Now: git push --follow-tags');
}

/** Version, changelog, commit and tag, in a clone. */
function release(folder) {
	const path = join(folder, 'CHANGELOG.md');
	const changelog = readFileSync(path, 'utf8');
	const [, rest] = changelog.split(HEADING);
	if (rest === undefined) stop(`CHANGELOG.md has no "${HEADING.trim()}"`);
	const notes = rest.split(/^## \[/m)[0].trim();
	if (notes === '') stop('the Unreleased section is empty: describe what changed');
	const {provenance, access} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).publishConfig;
	if (provenance !== true || access !== 'public') stop('publishConfig must ask for provenance and public access');
	if (kind !== undefined) run(folder, 'npm', 'version', kind, '--no-git-tag-version');
	const version = versionOf(folder);
	if (run(folder, 'git', 'tag', '--list', `v${version}`) !== '')
		stop(`v${version} is tagged: say whether the next version is a patch, minor or major one`);
	const heading = `## [${version}] - ${new Date().toISOString().slice(0, 10)}`;
	writeFileSync(path, changelog.replace(HEADING, `${HEADING}\n${heading}\n`));
	const author = isDryRun ? ['-c', 'user.name=release', '-c', 'user.email=release@example.com'] : [];
	const files = ['package.json', 'package-lock.json', 'CHANGELOG.md'];
	run(folder, 'git', ...author, 'commit', '--quiet', '--message', `Release ${version}`, '--', ...files);
	run(folder, 'git', ...author, 'tag', '--annotate', `v${version}`, '--message', notes);
	console.log(`${isDryRun ? 'would add to the changelog' : 'added to the changelog'}: ${heading}`);
	console.log(`${isDryRun ? 'would commit and tag' : 'committed and tagged'}: v${version}`);
}

function versionOf(folder) {
	return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

function stop(reason) {
	console.error(reason);
	process.exit(1);
}
