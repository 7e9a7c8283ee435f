// `npm run release -- patch | minor | major`: turns the changelog's Unreleased section into a version, commits and tags it.
// CI publishes it with `npm publish` when the tag is pushed; package.json asks for provenance.

import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

const git = (...args) => execFileSync('git', args, {encoding: 'utf8'}).trim();
const stop = reason => {
	console.error(reason);
	process.exit(1);
};

const [kind] = process.argv.slice(2);
if (!['patch', 'minor', 'major'].includes(kind)) stop('usage: npm run release -- patch | minor | major');
if (git('status', '--porcelain') !== '') stop('The work tree is not clean: commit first');
if (git('branch', '--show-current') !== 'main') stop('Releases are made on main');

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const heading = '## [Unreleased]\n';
const [, rest] = changelog.split(heading);
if (rest === undefined) stop(`CHANGELOG.md has no "${heading.trim()}"`);
const notes = rest.split(/^## \[/m)[0].trim();
if (notes === '') stop('Unreleased is empty: describe the changes');

execFileSync('bash', ['.ci/run'], {stdio: 'inherit'});
execFileSync('npm', ['version', kind, '--no-git-tag-version'], {stdio: 'ignore'});
const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const today = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', changelog.replace(heading, `${heading}\n## [${version}] - ${today}\n`));
git('commit', '--message', `Release ${version}`, '--', 'package.json', 'package-lock.json', 'CHANGELOG.md');
git('tag', '--annotate', `v${version}`, '--message', notes);
console.log(`v${version} is committed and tagged. Now: git push --follow-tags`);
