// Docs: typedoc's plugin. Samples carry types, generated parts stand where a guide asks for them, machines get their files.
import {Application, Converter, MarkdownEvent, PageEvent, ReflectionKind, RendererEvent} from 'typedoc';
import {checkComments} from './comments.mjs';
import {withGenerated} from './generated.mjs';
import {writeForMachines} from './machines.mjs';
import {accessible} from './pages.mjs';
import {sampleRenderer} from './samples.mjs';

const ENTRIES = {index: 'paylock', inspect: 'paylock/inspect', sandbox: 'paylock/sandbox', matchers: 'paylock/vitest'};

/** @param {Application} app */
export async function load(app) {
	const render = await sampleRenderer();
	let page = '';
	const complain = problem => app.logger.error(`${page}: ${problem}`);

	// In load() itself the option would be lost when the configuration is read.
	app.on(Application.EVENT_BOOTSTRAP_END, () => {
		app.options.setValue('markdownItLoader', parser => {
			// A wide table scrolls by itself, also by keyboard.
			parser.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
			parser.renderer.rules.table_close = () => '</table></div>';
			parser.options.highlight = (code, language, attributes) => {
				const html = render(code, language, attributes === 'file', problem => complain(`a sample ${problem}\n${code}`));
				return `${html.replace(/<\/pre>$/, '')}<button type="button">Copy</button></pre>\n`;
			};
		});
	});
	// `(typeof WORDS)[number]` is how a vocabulary is declared; the words are what a reader looks for.
	app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
		if (!reflection.kindOf(ReflectionKind.TypeAlias)) return;
		const declared = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getText() ?? '';
		if (/= (\(typeof \w+\)\[number\](\['\w+'\])?|keyof typeof \w+);$/.test(declared)) {
			reflection.comment?.modifierTags.add('@useDeclaredType');
		}
	});
	// Before links are resolved, so that guides and readers have the names they import.
	app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({project}) => {
		for (const entry of project.children ?? []) entry.name = ENTRIES[entry.name] ?? entry.name;
		// Members under a symbol of the package's own are for the compiler.
		for (const one of project.getReflectionsByKind(ReflectionKind.Property)) {
			if (/^\[(said|kind)\]$/.test(one.name)) project.removeReflection(one);
		}
	});
	app.converter.on(Converter.EVENT_RESOLVE_END, ({project}) =>
		checkComments(project, problem => app.logger.warn(problem)),
	);
	// Guides and entries; an entry's page lists its symbols.
	app.renderer.on(RendererEvent.BEGIN, () => {
		const {theme} = app.renderer;
		const all = theme.getNavigation.bind(theme);
		theme.getNavigation = project => all(project).map(({children: _, ...item}) => item);
	});
	app.renderer.on(PageEvent.BEGIN, event => {
		page = event.url;
	});
	app.renderer.on(PageEvent.END, event => {
		event.contents = accessible(event);
	});
	// Before typedoc's own handler makes HTML of it.
	app.renderer.on(
		MarkdownEvent.PARSE,
		event => {
			event.parsedText = withGenerated(event.parsedText, complain);
		},
		1000,
	);
	app.renderer.on(RendererEvent.END, event => writeForMachines(event, app.renderer.router));
}
