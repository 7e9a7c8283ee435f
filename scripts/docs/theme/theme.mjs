// Docs: typedoc's theme with pages of our own: layout, landing page and reference.
import {DefaultTheme, DefaultThemeRenderContext, KindRouter, ReflectionKind} from 'typedoc';
import {guideOf} from '../guides.mjs';
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
	kindName,
} from './reference.mjs';

/** Guides at guides/<file>.html, symbols as in typedoc. */
export class SiteRouter extends KindRouter {
	getIdealBaseName(reflection) {
		const guide = reflection.isDocument() ? guideOf(reflection.name) : undefined;
		return guide === undefined ? super.getIdealBaseName(reflection) : `guides/${guide.slug}`;
	}
}

/** A step that exists only to be refused with a message. */
const isRefusedStep = ({signatures}) =>
	signatures?.every(({comment}) => comment?.getTag('@deprecated') !== undefined) ?? false;

class SiteContext extends DefaultThemeRenderContext {
	defaultLayout = (template, page) => {
		const isLanding = page.url === 'index.html';
		const {model} = page;
		const body = isLanding ? landing(this.relativeURL('./')) : htmlOf(template(page));
		const heading = model.isDocument() || isLanding ? '' : this.#heading(model);
		const name = isLanding ? 'paylock: typed payment filters' : `${model.name} · paylock`;
		return raw(
			layout({
				url: page.url,
				base: this.relativeURL('./'),
				title: name,
				description: firstSentence(textOf(/<p>[\s\S]*?<\/p>/.exec(body)?.[0] ?? page.project.name)),
				entries: (page.project.children ?? []).map(entry => ({
					href: this.router.getFullUrl(entry),
					name: entry.name,
				})),
				model,
				body: heading + body,
				isLanding,
			}),
		);
	};

	#heading(model) {
		const entry = model.parent?.kindOf(ReflectionKind.Module) ? model.parent : undefined;
		const where =
			entry === undefined ? '' : ` in <a href="${this.urlTo(entry)}"><code>${escapeHtml(entry.name)}</code></a>`;
		return `<p class="kind">${kindName(model)}${where}</p><h1>${escapeHtml(model.name)}</h1>`;
	}

	documentTemplate = page => raw(this.markdown(page.model.content));

	reflectionTemplate = page => {
		const {model} = page;
		if (model.kindOf(ReflectionKind.Module)) return raw(entryDocs(this, model));
		if (isCallable(model)) return raw(callDocs(this, model.name, callSignatures(model), model.comment));
		if (model.kindOf(ReflectionKind.TypeAlias | ReflectionKind.Variable))
			return raw(declarationDocs(this, model, this.#typeOf(model)));
		return raw(this.#members(model));
	};

	#typeOf(model) {
		return raw(`<code>${escapeHtml(model.name)}</code> = ${htmlOf(this.type(model.type))}`);
	}

	/** An interface or class: what it is, then each member. */
	#members(model) {
		const own = declarationDocs(this, model, raw('')).replace(/<div class="signature"><\/div>/, '');
		const children = (model.children ?? []).filter(child => !child.name.startsWith('[') && !isRefusedStep(child));
		const members = children.map(child => {
			const signatures = child.signatures ?? callSignatures(child);
			const body =
				signatures.length > 0
					? callDocs(
							this,
							child.kindOf(ReflectionKind.Constructor) ? `new ${model.name}` : child.name,
							signatures,
							child.comment,
							3,
						)
					: declarationDocs(
							this,
							child,
							raw(
								`<code>${escapeHtml(child.name)}</code>${child.flags.isOptional ? '?' : ''}: ${child.type === undefined ? '' : htmlOf(this.type(child.type))}`,
							),
						);
			return `<section class="member"><h2 id="${escapeHtml(this.router.getAnchor(child) ?? child.name)}">${escapeHtml(child.name)}</h2>${body}</section>`;
		});
		return own + members.join('');
	}
}

export class SiteTheme extends DefaultTheme {
	ContextClass = SiteContext;
}
