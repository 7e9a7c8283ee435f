// The guides in the order of the site's navigation, by group. The files are in docs/.
import {existsSync, readdirSync, readFileSync} from 'node:fs';

const ORDER = {
	Start: ['start-here', 'why', 'questions', 'compatibility'],
	Compose: ['account', 'recipes', 'composing', 'carts', 'emi', 'mandates', 'refusals'],
	Understand: ['finding-mistakes', 'from-json-to-code', 'readings', 'lint-rules'],
	Ship: ['session-call', 'testing', 'impact', 'command-line/index', 'command-line/integrations'],
	Reference: ['glossary'],
};

const guide = (path, group) => {
	const text = readFileSync(path, 'utf8');
	const [, title = path] = /^title: (.+)$/m.exec(text) ?? [];
	return {
		path,
		group,
		title: title.replace(/^'(.*)'$/, '$1'),
		slug: path.replace(/^docs\//, '').replace(/\.md$/, ''),
		text,
	};
};

/** The guides of the navigation, in reading order. */
export const GUIDES = Object.entries(ORDER).flatMap(([group, slugs]) =>
	slugs
		.map(slug => `docs/${slug}.md`)
		.filter(path => existsSync(path))
		.map(path => guide(path, group)),
);

const listed = new Set(GUIDES.map(({path}) => path));

const pagesIn = (folder, group) =>
	existsSync(folder)
		? readdirSync(folder)
				.map(name => `${folder}/${name}`)
				.filter(path => !listed.has(path))
				.sort()
				.map(path => guide(path, group))
		: [];

/** One page for each lint rule, reached from the list of rules. */
export const RULE_PAGES = pagesIn('docs/rules', 'Rules');

/** One page for each command, reached from the overview of the command line. */
export const COMMAND_PAGES = pagesIn('docs/command-line', 'Commands');

/** Every page of docs/. */
export const PAGES = [...GUIDES, ...RULE_PAGES, ...COMMAND_PAGES];

const forgotten = readdirSync('docs').filter(name => name.endsWith('.md') && !listed.has(`docs/${name}`));
if (forgotten.length > 0) throw new Error(`scripts/docs/guides.mjs does not list ${forgotten.join(', ')}`);

const byTitle = new Map(PAGES.map(one => [one.title, one]));

/** The guide of a typedoc document, which carries the title of the front matter. */
export const guideOf = title => byTitle.get(title);
