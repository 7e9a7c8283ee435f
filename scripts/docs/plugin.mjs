// Docs: typedoc's plugin. Our own pages, samples with types, search, files for machines, and the playground.
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {build} from 'esbuild';
import {Application, Converter, PageEvent, ReflectionKind, RendererEvent} from 'typedoc';
import {buildPlayground} from '../playground/build.mjs';
import {checkComments} from './comments.mjs';
import {removeDeadLinks} from './dead-links.mjs';
import {BASE, fenceRule} from './fences.mjs';
import {fromSource} from './from-source.mjs';
import {PAGES} from './guides.mjs';
import {writeForMachines} from './machines.mjs';
import {sampleRenderer} from './samples.mjs';
import {guideEntries, symbolEntries} from './search-index.mjs';
import {linkSymbols} from './symbol-links.mjs';
import {FAVICON} from './theme/header.mjs';
import {escapeHtml} from './theme/html.mjs';
import {setHighlighter} from './theme/landing.mjs';
import {notFound} from './theme/not-found.mjs';
import {SiteRouter, SiteTheme} from './theme/theme.mjs';

const ENTRIES = {index: 'paylock', inspect: 'paylock/inspect', sandbox: 'paylock/sandbox', vitest: 'paylock/vitest'};

const {LOOK} = await fromSource('sandbox/screen/look.ts');

const require = createRequire(import.meta.url);
/** Latin letters only: other characters are those of the reader's system. */
const FONTS = {
	'geist.woff2': require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
	'geist-mono.woff2': require.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
};

/** Pages whose samples are filters to look at. */
const RECIPES = new Set(['recipes', 'composing', 'emi', 'mandates'].map(slug => `guides/${slug}.html`));

/** @param {Application} app */
export async function load(app) {
	const render = await sampleRenderer();
	let page = '';
	const entries = [];
	const complain = problem => app.logger.error(`${page}: ${problem}`);
	setHighlighter((code, language = 'ts') => render(code, language, false, complain));

	app.renderer.defineTheme('site', SiteTheme);
	app.renderer.defineRouter('site', SiteRouter);

	// In load() itself the options would be lost when the configuration is read.
	app.on(Application.EVENT_BOOTSTRAP_END, () => {
		app.options.setValue(
			'projectDocuments',
			PAGES.map(({path}) => path),
		);
		app.options.setValue('markdownItLoader', parser => {
			// A wide table scrolls by itself, also by keyboard.
			parser.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
			parser.renderer.rules.table_close = () => '</table></div>';
			// A short command or option stays on one line, since a browser breaks lines at hyphens; a long one breaks between names.
			parser.renderer.rules.code_inline = (tokens, index) => {
				const {content} = tokens[index];
				const isShort = content.length <= 30;
				return `<code${isShort && /[ -]/.test(content) ? ' class="whole"' : ''}>${content
					.split(isShort ? undefined : /(?<=\))(?=\.\w)|(?<=[^/\s])(?=\/\w)/)
					.map(escapeHtml)
					.join('<wbr>')}</code>`;
			};
			parser.renderer.rules.fence = fenceRule(render, complain, () => RECIPES.has(page));
		});
	});
	// `(typeof WORDS)[number]` is how a vocabulary is declared; readers look for its members.
	app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
		if (!reflection.kindOf(ReflectionKind.TypeAlias)) return;
		const declared = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getText() ?? '';
		if (/= (\(typeof \w+\)\[number\](\['\w+'\])?|keyof typeof \w+);$/.test(declared)) {
			reflection.comment?.modifierTags.add('@useDeclaredType');
		}
	});
	// Before links are resolved, so that guides and the reference use the names of the package's entries.
	app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({project}) => {
		for (const entry of project.children ?? []) entry.name = ENTRIES[entry.name] ?? entry.name;
		// Members under a symbol of the package's own, or whose name is a message, are for the compiler.
		for (const one of project.getReflectionsByKind(ReflectionKind.Property)) {
			if (/^\[| /.test(one.name)) project.removeReflection(one);
		}
	});
	app.converter.on(Converter.EVENT_RESOLVE_END, ({project}) =>
		checkComments(project, problem => app.logger.warn(problem)),
	);
	app.renderer.on(PageEvent.BEGIN, event => {
		page = event.url;
	});
	app.renderer.on(PageEvent.END, event => {
		const base = '../'.repeat(event.url.split('/').length - 1) || './';
		event.contents = linkSymbols(event, app.renderer.router, base)
			.replaceAll(BASE, base)
			// typedoc's icons, which our pages have no file for.
			.replaceAll(/<a [^>]*><svg[^>]*><use .*?<\/svg><\/a>|<svg[^>]*><use .*?<\/svg>/g, '');
		if (event.model.isDocument()) entries.push(...guideEntries(event.model.name, event.url, event.contents));
	});
	app.renderer.on(RendererEvent.END, event => {
		writeForMachines(event, app.renderer.router);
		// typedoc's own assets are written just before.
		const assets = join(event.outputDirectory, 'assets');
		for (const name of readdirSync(assets)) if (!ASSETS.has(name)) rmSync(join(assets, name));
	});
	app.renderer.postRenderAsyncJobs.push(({outputDirectory, project}) => {
		removeDeadLinks(outputDirectory);
		return writeAssets(outputDirectory, [
			...entries,
			...symbolEntries(project, app.renderer.router, parts => parts.map(({text}) => text).join('')),
		]);
	});
}

/** The assets that pages load. */
const ASSETS = new Set(['favicon.svg', ...Object.keys(FONTS), 'search.json', 'site.css', 'site.js', 'theme.js']);

/** Our own assets in place of typedoc's, and the playground. */
async function writeAssets(folder, entries) {
	const assets = join(folder, 'assets');
	mkdirSync(assets, {recursive: true});
	writeFileSync(join(folder, '404.html'), notFound(LOOK));
	writeFileSync(join(assets, 'search.json'), JSON.stringify(entries));
	writeFileSync(join(assets, 'site.css'), LOOK + readFileSync('scripts/docs/site.css', 'utf8'));
	writeFileSync(join(assets, 'favicon.svg'), FAVICON);
	for (const [name, path] of Object.entries(FONTS)) cpSync(path, join(assets, name));
	cpSync('scripts/docs/client/theme.js', join(assets, 'theme.js'));
	cpSync('docs/images', join(folder, 'guides/images'), {recursive: true});
	await build({
		entryPoints: {site: 'scripts/docs/client/site.mjs'},
		outdir: assets,
		bundle: true,
		minify: true,
		format: 'iife',
		target: 'es2022',
		logLevel: 'error',
	});
	await buildPlayground(join(folder, 'playground'));
}
