// Docs: the pages of symbols. What it is, its signature in words that a reader knows, an example, then every detail; the
// signature with all its generics is folded away.
import {ReflectionKind} from 'typedoc';
import {groupsOf} from '../reference-groups.mjs';
import {escapeHtml, htmlOf, textOf} from './html.mjs';
import {isOptional, shownParameters, signatureOf, typeOf} from './signature.mjs';

/** A type that is longer than this is folded. */
const LONG_TYPE = 180;

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

export const firstSentence = text => /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;

/** The exports of all entries by name, to link them. */
function scopeOf(context) {
	const entries = context.page.project.children ?? [];
	const exports = new Map(entries.flatMap(({children = []}) => children.map(one => [one.name, one])));
	return {context, exports};
}

/** A section whose heading is listed under "On this page" if it is of the second level. */
function section(level, title, html) {
	if (html.trim() === '') return '';
	const id = level === 2 ? ` id="${title.toLowerCase()}"` : '';
	return `<h${level}${id}>${title}</h${level}>${html}`;
}

/** The parts of a doc comment as HTML. */
function parts(context, comment) {
	const tags = name => (comment?.blockTags ?? []).filter(({tag}) => tag === name);
	const render = content => htmlOf(context.displayParts(content));
	const all = name =>
		tags(name)
			.map(({content}) => render(content))
			.join('');
	return {
		summary: comment === undefined ? '' : render(comment.summary),
		examples: all('@example'),
		returns: all('@returns'),
		throws: tags('@throws')
			.map(({content}) => `<li>${render(content)}</li>`)
			.join(''),
	};
}

/** Names with their types, each with its description. */
const definitions = rows =>
	rows.length === 0
		? ''
		: `<dl>${rows
				.map(
					({id, name, type, mayMiss, text}) =>
						`<div><dt${id === undefined ? '' : ` id="${id}"`}><code>${escapeHtml(name)}</code>${mayMiss ? ' <span class="aside">optional</span>' : ''}</dt><dd>${type === '' ? '' : `<code class="type">${type}</code>`}${text}</dd></div>`,
				)
				.join('')}</dl>`;

const parameterRows = (scope, signature) =>
	shownParameters(signature ?? {}).map(parameter => ({
		name: parameter.name,
		type: typeOf({...scope, signature}, parameter.type),
		mayMiss: isOptional(parameter),
		text: parts(scope.context, parameter.comment).summary,
	}));

const code = html => `<pre class="signature" tabindex="0"><code>${html}</code></pre>`;
const fold = (title, html) => `<details class="full"><summary>${title}</summary>${html}</details>`;

/** Everything about something that can be called; `level` is that of its headings. */
export function callDocs(context, name, signatures, ownComment, level = 2) {
	const scope = scopeOf(context);
	const comment = signatures.find(one => one.comment?.hasVisibleComponent())?.comment ?? ownComment;
	const {summary, examples, returns, throws} = parts(context, comment);
	const calls = [...new Set(signatures.map(one => signatureOf(scope, name, one)))];
	const described = signatures.find(one => one.parameters?.some(parameter => parameter.hasComment())) ?? signatures[0];
	const given =
		returns === ''
			? ''
			: `<p><code class="type">${typeOf({...scope, signature: described}, described?.type)}</code></p>`;
	const full = signatures.map(one => `<pre>${htmlOf(context.memberSignatureTitle(one))}</pre>`);
	return `${summary}${code(calls.join('\n'))}
${level === 2 ? section(level, 'Example', examples) : examples}
${section(level, 'Parameters', definitions(parameterRows(scope, described)))}
${section(level, 'Returns', given + returns)}
${level === 2 ? section(level, 'Steps', stepTable(context, described?.type)) : ''}
${section(level, 'Throws', throws === '' ? '' : `<ul>${throws}</ul>`)}
${fold('Signature with all generics', full.join(''))}`;
}

/** A step that exists only to be refused with a message. */
export const isRefusedStep = ({signatures}) =>
	signatures?.every(({comment}) => comment?.getTag('@deprecated') !== undefined) ?? false;

/** The steps of the builder that a function returns, and of the builder that its first step returns. */
function stepTable(context, type, seen = new Set()) {
	const builder = type?.type === 'reference' ? type.reflection : undefined;
	if (
		builder === undefined ||
		seen.has(builder) ||
		(!builder.name.endsWith('Builder') && !builder.name.startsWith('Needs'))
	)
		return '';
	const steps = (builder.children ?? []).filter(child => child.signatures !== undefined && !isRefusedStep(child));
	const rows = steps.map(step => {
		const [{comment}] = step.signatures;
		const text = comment === undefined ? '' : firstSentence(textOf(htmlOf(context.displayParts(comment.summary))));
		return `<tr><td><a href="${context.urlTo(step)}"><code>${escapeHtml(step.name)}</code></a></td><td>${escapeHtml(text)}</td></tr>`;
	});
	const table = `<p>Of <a href="${context.urlTo(builder)}"><code>${builder.name}</code></a>:</p>
<div class="table" tabindex="0"><table><thead><tr><th>Step</th><th>What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
	return table + stepTable(context, steps[0]?.signatures[0].type, new Set([...seen, builder]));
}

/** A type or a constant. */
export function declarationDocs(context, model) {
	const {summary, examples} = parts(context, model.comment);
	if (model.type === undefined) return `${summary}${examples}`;
	const one = type => htmlOf(context.type(type));
	const members = model.type.type === 'union' ? model.type.types : [];
	const lines = members.length > 2 ? members.map(type => `\n\t| ${one(type)}`).join('') : ` ${one(model.type)}`;
	const word = model.kindOf(ReflectionKind.TypeAlias) ? 'type' : 'const';
	const shown = `<pre>${word} <strong>${escapeHtml(model.name)}</strong> =${lines}</pre>`;
	return `${summary}${textOf(lines).length <= LONG_TYPE || members.length > 2 ? shown : fold('The type', shown)}${examples}`;
}

/** An interface or class: its properties as a list, then each method. */
export function memberDocs(context, model, members) {
	const scope = scopeOf(context);
	const anchor = child => escapeHtml(context.router.getAnchor(child) ?? child.name);
	const signatures = child => child.signatures ?? callSignatures(child);
	const isMethod = child => child.signatures !== undefined;
	const properties = members
		.filter(child => !isMethod(child))
		.map(child => ({
			id: anchor(child),
			name: child.name,
			type: typeOf(scope, child.type),
			mayMiss: child.flags.isOptional,
			text: parts(context, child.comment ?? signatures(child)[0]?.comment).summary,
		}));
	const methods = members.filter(isMethod).map(child => {
		const name = child.kindOf(ReflectionKind.Constructor) ? `new ${model.name}` : child.name;
		return `<section class="member"><h2 id="${anchor(child)}">${escapeHtml(child.name)}</h2>${callDocs(context, name, signatures(child), child.comment, 3)}</section>`;
	});
	return declarationDocs(context, model) + section(2, 'Properties', definitions(properties)) + methods.join('');
}

/** An entry of the package: what it is for, then its exports by task. */
export function entryDocs(context, entry) {
	// Functions of every task first: a reader looks for what to call.
	const groups = [...groupsOf(entry)].sort((a, b) => Number(a.areTypes) - Number(b.areTypes));
	const references = (entry.children ?? []).filter(child => child.isReference());
	const lists = groups.map(({title, children}) =>
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
	return `<div class="lead">${parts(context, entry.comment).summary}</div>${lists.join('')}`;
}

const list = (title, rows) =>
	`<h2 id="${title.toLowerCase().replaceAll(' ', '-')}">${title}</h2><dl>${rows.join('')}</dl>`;

function row(context, child, target) {
	const comment = target.comment ?? callSignatures(target).find(one => one.comment)?.comment;
	const summary = firstSentence(textOf(parts(context, comment).summary));
	const id = child === target ? '' : ` id="${context.router.getAnchor(child)}"`;
	return `<div><dt${id}><a href="${context.urlTo(target)}"><code>${escapeHtml(child.name)}</code></a></dt><dd>${escapeHtml(summary)}</dd></div>`;
}
