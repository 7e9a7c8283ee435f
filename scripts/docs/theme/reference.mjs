// Docs: the pages of symbols. Summary and example first, parameters in words, the full generic signature folded away.
import {ReflectionKind} from 'typedoc';
import {escapeHtml, htmlOf, textOf} from './html.mjs';

/** A type that is longer than this, or generic, is only in the full signature. */
const SHORT_TYPE = 60;

const KINDS = {
	[ReflectionKind.Function]: 'Function',
	[ReflectionKind.Interface]: 'Interface',
	[ReflectionKind.Class]: 'Class',
	[ReflectionKind.TypeAlias]: 'Type',
	[ReflectionKind.Variable]: 'Constant',
	[ReflectionKind.Module]: 'Entry',
};

/** A constant with call signatures is a function to its readers. */
export const isCallable = model =>
	model.kindOf(ReflectionKind.Function) || (model.kindOf(ReflectionKind.Variable) && callSignatures(model).length > 0);

export function callSignatures(model) {
	if (model.signatures?.length > 0) return model.signatures;
	const type = model.type;
	if (type?.type === 'reflection') return type.declaration.signatures ?? [];
	const target = type?.type === 'reference' ? type.reflection : undefined;
	return target?.signatures ?? [];
}

export const kindName = model => (isCallable(model) ? 'Function' : (KINDS[model.kind] ?? ''));

const section = (level, title, html) => (html.trim() === '' ? '' : `<h${level}>${title}</h${level}>${html}`);

/** The parts of a doc comment as HTML. */
function parts(context, comment) {
	const tags = name => (comment?.blockTags ?? []).filter(({tag}) => tag === name);
	const render = content => htmlOf(context.displayParts(content));
	return {
		summary: comment === undefined ? '' : render(comment.summary),
		examples: tags('@example')
			.map(({content}) => render(content))
			.join(''),
		returns: tags('@returns')
			.map(({content}) => render(content))
			.join(''),
		throws: tags('@throws')
			.map(({content}) => `<li>${render(content)}</li>`)
			.join(''),
		source: tags('@source')
			.map(({content}) => textOf(render(content)))
			.join(' '),
	};
}

/** The type as a person would name it, linked; empty where only the full signature says it. */
function typeName(context, type, signature) {
	const parameter = signature?.typeParameters?.find(({name}) => type?.type === 'reference' && type.name === name);
	if (parameter !== undefined) return parameter.type === undefined ? '' : typeName(context, parameter.type);
	if (type?.type === 'reference' && type.reflection !== undefined && type.typeArguments !== undefined)
		return `<a href="${context.urlTo(type.reflection)}">${escapeHtml(type.name)}</a>`;
	const html = type === undefined ? '' : htmlOf(context.type(type));
	const text = textOf(html);
	return text.length <= SHORT_TYPE && !text.includes('<') ? html : '';
}

function parameterList(context, signature) {
	const items = (signature?.parameters ?? []).map(parameter => {
		const type = typeName(context, parameter.type, signature);
		const shown = type === '' ? '' : `: <code>${type}</code>`;
		const isOptional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
		return `<li><strong><code>${escapeHtml(parameter.name)}</code></strong>${isOptional ? ' (optional)' : ''}${shown}${parts(context, parameter.comment).summary}</li>`;
	});
	return items.length === 0 ? '' : `<ul class="parameters">${items.join('')}</ul>`;
}

/** Rest parameters that take one list or nothing. */
const LISTS = new Set(['codes']);

/** `hide(type, codes?)`: the call as a person would write it. */
function plainCall(name, {parameters = []}) {
	const names = parameters.map(({name: one, flags, defaultValue}) => {
		if (flags.isRest) return LISTS.has(one) ? `${one}?` : `...${one}`;
		return flags.isOptional || defaultValue !== undefined ? `${one}?` : one;
	});
	return `${name}(${names.join(', ')})`;
}

/** Everything about something that can be called; `level` is that of its headings. */
export function callDocs(context, name, signatures, ownComment, level = 2) {
	const comment = signatures.find(one => one.comment?.hasVisibleComponent())?.comment ?? ownComment;
	const {summary, examples, returns, throws, source} = parts(context, comment);
	const calls = [...new Set(signatures.map(one => plainCall(name, one)))];
	const described = signatures.find(one => one.parameters?.some(parameter => parameter.hasComment())) ?? signatures[0];
	const made = typeName(context, described?.type, described);
	const gives = /^<a /.test(made) ? `<p><code>${made}</code></p>` : '';
	const full = signatures.map(one => `<div class="signature">${htmlOf(context.memberSignatureTitle(one))}</div>`);
	return `<pre class="call" tabindex="0"><code>${calls.map(escapeHtml).join('\n')}</code></pre>
${summary}${examples}
${section(level, 'Parameters', parameterList(context, described))}
${section(level, 'Returns', gives + returns)}
${section(level, 'Throws', throws === '' ? '' : `<ul>${throws}</ul>`)}
${sourceLine(source)}
<details class="full"><summary>Full signature</summary>${full.join('')}</details>`;
}

const sourceLine = source => (source === '' ? '' : `<p class="source-line">Source: ${escapeHtml(source)}</p>`);

/** A type, constant or property. */
export function declarationDocs(context, model, titled) {
	const {summary, examples, source} = parts(context, model.comment);
	const signature = htmlOf(titled);
	const isShort = textOf(signature).length <= 3 * SHORT_TYPE;
	const shown = isShort
		? `<div class="signature">${signature}</div>`
		: `<details class="full"><summary>Full type</summary><div class="signature">${signature}</div></details>`;
	return `${summary}${examples}${isShort ? shown : ''}${isShort ? '' : shown}${sourceLine(source)}`;
}

/** An entry of the package: functions first, then builders and other interfaces, then types. */
export function entryDocs(context, entry) {
	const groups = new Map(['Functions', 'Classes', 'Interfaces', 'Constants', 'Types'].map(title => [title, []]));
	const references = [];
	for (const child of entry.children ?? []) {
		if (child.isReference()) references.push(child);
		else groups.get(plural(kindName(child)))?.push(child);
	}
	const lists = [...groups]
		.filter(([, children]) => children.length > 0)
		.map(([title, children]) =>
			list(
				title,
				children.map(child => row(context, child, child)),
			),
		);
	if (references.length > 0)
		lists.push(
			list(
				'Also exported',
				references.map(one => row(context, one, one.getTargetReflectionDeep())),
			),
		);
	return lists.join('');
}

const list = (title, rows) =>
	`<h2 id="${title.toLowerCase().replaceAll(' ', '-')}">${title}</h2><dl>${rows.join('')}</dl>`;

function row(context, child, target) {
	const comment = target.comment ?? callSignatures(target).find(one => one.comment)?.comment;
	const summary = firstSentence(textOf(parts(context, comment).summary));
	const id = child === target ? '' : ` id="${context.router.getAnchor(child)}"`;
	return `<dt${id}><a href="${context.urlTo(target)}"><code>${escapeHtml(child.name)}</code></a></dt><dd>${escapeHtml(summary)}</dd>`;
}

const plural = kind => ({Class: 'Classes'})[kind] ?? `${kind}s`;
export const firstSentence = text => /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;
