/// <reference types="node" />
// Facts from package.json about this package.
import {readFileSync} from 'node:fs';

/** As seen from the published code in `dist`, and from this source file. */
const CANDIDATES = ['../package.json', '../../package.json'];

/** The version, and where to read more. */
export function packageFacts(): {readonly version: string; readonly homepage: string} {
	for (const candidate of CANDIDATES) {
		try {
			const facts = JSON.parse(readFileSync(new URL(candidate, import.meta.url), 'utf8'));
			if (facts.name === 'paylock') return {version: facts.version, homepage: facts.homepage ?? NPM_PAGE};
		} catch {
			// The other place is next.
		}
	}
	return {version: '0.0.0', homepage: NPM_PAGE};
}

/** The page of a rule on the documentation site. */
export function rulePage(id: string): string {
	return new URL(`guides/rules/${id}.html`, packageFacts().homepage).href;
}

/** The experiment that settles a reading, on the documentation site. */
export function readingPage(name: string): string {
	return new URL(`guides/readings.html#${name.toLowerCase()}`, packageFacts().homepage).href;
}

const NPM_PAGE = 'https://www.npmjs.com/package/paylock';
