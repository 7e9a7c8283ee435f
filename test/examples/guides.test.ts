// The guides as a whole: how many there are, and that their links lead somewhere.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {expect, test} from 'vitest';
import {root} from './samples.js';

const guides = readdirSync(`${root}docs`).filter(name => name.endsWith('.md'));

const pages = [
	'README.md',
	'CONTRIBUTING.md',
	...readdirSync(`${root}docs`, {recursive: true, encoding: 'utf8'})
		.filter(name => name.endsWith('.md'))
		.map(name => `docs/${name}`),
];

/** A heading as GitHub and the site make an anchor of it. */
const anchorOf = (heading: string): string =>
	heading
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
		.replaceAll(' ', '-');

function anchorsIn(path: string): readonly string[] {
	const text = readFileSync(`${root}${path}`, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
	return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

test('there are at most 19 guides', () => {
	expect(guides.length).toBeLessThanOrEqual(19);
});

test('every link leads to a page and a heading that exist', () => {
	const dead = pages.flatMap(path => {
		const links = [
			...readFileSync(`${root}${path}`, 'utf8').matchAll(/\]\((?<file>[^)#:\s]*)(?:#(?<anchor>[^)\s]+))?\)/g),
		];
		return links.flatMap(([link, file = '', anchor]) => {
			const target = file === '' ? path : normalize(join(dirname(path), file));
			const isThere = existsSync(`${root}${target}`) && (anchor === undefined || anchorsIn(target).includes(anchor));
			return isThere ? [] : [`${path}: ${link}`];
		});
	});
	expect(pages.length).toBeGreaterThan(60);
	expect(dead).toEqual([]);
});

test('no page names what has been left out', () => {
	const leftOut = /\b(adjust|migrate|learn|pass-through|amendWithPatches|completion)\b|--watch|--mutation/i;
	expect(pages.filter(path => leftOut.test(readFileSync(`${root}${path}`, 'utf8')))).toEqual([]);
});
