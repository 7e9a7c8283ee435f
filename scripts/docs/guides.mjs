// The guides in the order of the site's navigation, by group. The files are in docs/.
import {existsSync, readdirSync, readFileSync} from 'node:fs';

const ORDER = {
	Start: ['start-here', 'why', 'how-it-compares'],
	Compose: ['account', 'recipes', 'composing', 'assembled-at-run-time', 'emi', 'mandates', 'refusals'],
	Understand: [
		'finding-mistakes',
		'carts',
		'other-languages',
		'lint-rules',
		'from-json-to-code',
		'readings',
		'assumptions',
	],
	Ship: ['session-call', 'frameworks', 'testing', 'impact', 'sandbox', 'command-line'],
	Reference: ['json-schema', 'glossary'],
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

/** One page for each lint rule, reached from the list of rules. */
export const RULE_PAGES = existsSync('docs/rules')
	? readdirSync('docs/rules')
			.sort()
			.map(name => guide(`docs/rules/${name}`, 'Rules'))
	: [];

const listed = new Set(GUIDES.map(({path}) => path));
const forgotten = readdirSync('docs').filter(name => name.endsWith('.md') && !listed.has(`docs/${name}`));
if (forgotten.length > 0) throw new Error(`scripts/docs/guides.mjs does not list ${forgotten.join(', ')}`);

const byTitle = new Map([...GUIDES, ...RULE_PAGES].map(one => [one.title, one]));

/** The guide of a typedoc document, which carries the title of the front matter. */
export const guideOf = title => byTitle.get(title);
