// Docs: turns links to missing anchors into text. Type parameters have no anchors in our reference.
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, posix} from 'node:path';

const LINK = /<a [^>]*?href="(?<file>[^"#:]*)#(?<id>[^"]+)"[^>]*>(?<text>[\s\S]*?)<\/a>/g;

/** @param {string} folder */
export function removeDeadLinks(folder) {
	const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
		name => name.endsWith('.html') && !name.startsWith('playground'),
	);
	const pages = new Map(names.map(name => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]));
	for (const [name, html] of pages) {
		const cleaned = html.replaceAll(LINK, (link, file, id, text) => {
			const target = file === '' ? name : posix.normalize(posix.join(posix.dirname(name), file));
			const page = pages.get(target);
			if (page === undefined) return existsSync(join(folder, target)) || target.startsWith('playground') ? link : text;
			return page.includes(`id="${id}"`) ? link : text;
		});
		if (cleaned !== html) writeFileSync(join(folder, name), cleaned);
	}
}
