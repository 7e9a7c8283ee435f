// Docs: typedoc's plugin. Samples carry types, generated tables stand where a guide asks for them, machines get their files.
import {Application, MarkdownEvent, PageEvent, RendererEvent} from 'typedoc';
import {sampleRenderer} from './samples.mjs';

/** @param {Application} app */
export async function load(app) {
	const render = await sampleRenderer();
	let page = '';

	// In load() itself the option would be lost when the configuration is read.
	app.on(Application.EVENT_BOOTSTRAP_END, () => {
		app.options.setValue('markdownItLoader', parser => {
			parser.options.highlight = (code, language) => {
				const complain = problem => app.logger.error(`${page}: a sample ${problem}\n${code}`);
				return `${render(code, language, complain).replace(/<\/pre>$/, '')}<button type="button">Copy</button></pre>\n`;
			};
		});
	});
	app.renderer.on(PageEvent.BEGIN, event => {
		page = event.url;
	});
}
