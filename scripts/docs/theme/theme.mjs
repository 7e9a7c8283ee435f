// Docs: typedoc's theme with pages of our own: layout, landing page and reference.
import {DefaultTheme, DefaultThemeRenderContext, KindRouter, ReflectionKind} from 'typedoc';
import {guideOf} from '../guides.mjs';
import {groupsOf} from '../reference-groups.mjs';
import {escapeHtml, htmlOf, raw, textOf} from './html.mjs';
import {landing} from './landing.mjs';
import {layout} from './layout.mjs';
import {
	callDocs,
	callSignatures,
	declarationDocs,
	entryDocs,
	firstSentence,
	isCallable,
	isRefusedStep,
	kindName,
	memberDocs,
} from './reference.mjs';

/** Guides at guides/<file>.html, symbols as in typedoc. */
export class SiteRouter extends KindRouter {
	getIdealBaseName(reflection) {
		const guide = reflection.isDocument() ? guideOf(reflection.name) : undefined;
		return guide === undefined ? super.getIdealBaseName(reflection) : `guides/${guide.slug}`;
	}
}

class SiteContext extends DefaultThemeRenderContext {
	defaultLayout = (template, page) => {
		const isLanding = page.url === 'index.html';
		const {model} = page;
		const body = isLanding ? landing(this.relativeURL('./')) : htmlOf(template(page));
		const isGuide = model.isDocument();
		const heading = isGuide || isLanding ? '' : this.#heading(model);
		const name = isLanding ? 'paylock: typed payment filters' : `${model.name} · paylock`;
		return raw(
			layout({
				url: page.url,
				base: this.relativeURL('./'),
				title: name,
				description: firstSentence(textOf(/<p[ >][\s\S]*?<\/p>/.exec(body)?.[0] ?? page.project.name)),
				reference: isGuide || isLanding ? undefined : this.#reference(page.project, model),
				model,
				body: heading + body,
				isLanding,
			}),
		);
	};

	/** The entries of the package, the current one with its exports by task. */
	#reference({children: entries = []}, model) {
		const current = entries.find(entry => entry === model || entry === model.parent);
		return entries.map(entry => ({
			name: entry.name,
			href: this.router.getFullUrl(entry),
			groups: (entry === current ? groupsOf(entry) : []).map(({title, children, areTypes}) => ({
				title,
				areTypes,
				links: children.map(child => ({name: child.name, href: this.router.getFullUrl(child)})),
			})),
		}));
	}

	#heading(model) {
		const entry = model.parent?.kindOf(ReflectionKind.Module) ? model.parent : undefined;
		if (entry === undefined)
			return `<div class="page-head aside"><p>API reference</p></div><h1>${escapeHtml(model.name)}</h1>`;
		const from = isCallable(model) || model.kindOf(ReflectionKind.Class | ReflectionKind.Variable) ? '' : 'type ';
		return `<div class="page-head aside"><p>${kindName(model)} in <a href="${this.urlTo(entry)}">${escapeHtml(entry.name)}</a></p></div>
<h1><code>${escapeHtml(model.name)}</code></h1>
<p class="aside"><code>import {${from}${escapeHtml(model.name)}} from '${escapeHtml(entry.name)}';</code></p>`;
	}

	documentTemplate = page =>
		raw(this.markdown(page.model.content).replace(/<p>Severity: (\w+)\./, '<p><span class="badge $1">$1</span>'));

	reflectionTemplate = page => {
		const {model} = page;
		if (model.kindOf(ReflectionKind.Module)) return raw(entryDocs(this, model));
		if (isCallable(model)) return raw(callDocs(this, model.name, callSignatures(model), model.comment));
		if (model.kindOf(ReflectionKind.TypeAlias | ReflectionKind.Variable)) return raw(declarationDocs(this, model));
		const members = (model.children ?? []).filter(child => !child.name.startsWith('[') && !isRefusedStep(child));
		return raw(memberDocs(this, model, members));
	};
}

export class SiteTheme extends DefaultTheme {
	ContextClass = SiteContext;
}
