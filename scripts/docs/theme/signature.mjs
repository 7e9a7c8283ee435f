// Docs: signatures as a person would write them: typed, linked, over several lines. What only the compiler needs, such as the
// state of a builder, is left to the full signature.
import {readFileSync} from 'node:fs';
import {escapeHtml, htmlOf, textOf} from './html.mjs';

/** The longest signature on one line. */
const LINE = 76;

const span = (name, html) => `<span class="${name}">${html}</span>`;

/** Links the names of exports in a text. */
const linked = ({context, exports}, text) =>
	escapeHtml(text).replaceAll(/\b[A-Z]\w+/g, name => {
		const found = exports.get(name);
		return found === undefined ? name : `<a href="${context.urlTo(found)}">${name}</a>`;
	});

/**
 * The type as HTML; empty for what only the compiler needs.
 *
 * @param {{context: object, exports: Map<string, object>, signature?: object}} scope
 */
function shown(scope, type) {
	switch (type?.type) {
		case 'reference':
			return referenceOf(scope, type);
		case 'union':
			return [...new Set(type.types.map(one => grouped(shown(scope, one))).filter(Boolean))].join(' | ');
		// The other parts check the first.
		case 'intersection':
			return shown(scope, type.types[0]);
		case 'array':
			return `${grouped(shown(scope, type.elementType))}[]`;
		case 'typeOperator':
			return `${type.operator} ${shown(scope, type.target)}`;
		case 'predicate':
			return `${escapeHtml(type.name)} is ${shown(scope, type.targetType)}`;
		case 'reflection':
			return reflectionOf(scope, type);
		default:
			return type === undefined ? '' : htmlOf(scope.context.type(type)).replaceAll(/<\/?(span|div|br)[^>]*>/g, '');
	}
}

export const typeOf = (scope, type) => shown(scope, type) || escapeHtml(type?.name ?? 'unknown');

const grouped = html => (/=&gt;| \| /.test(html) ? `(${html})` : html);

function referenceOf(scope, type) {
	const {name, typeArguments: given = [], package: from} = type;
	const parameter = parameterOf(scope, type);
	if (parameter !== undefined) return parameter.type === undefined ? 'unknown' : shown(scope, parameter.type);
	if (type.refersToTypeParameter) return '';
	if (type.reflection !== undefined) return linked(scope, name);
	if (from !== 'paylock') {
		const inner = given.map(one => typeOf(scope, one)).join(', ');
		return `${escapeHtml(name)}${inner === '' ? '' : `&lt;${inner}&gt;`}`;
	}
	const accepted = acceptedBy(type);
	if (accepted !== undefined) return linked(scope, accepted);
	// A check of an argument: what the argument may be.
	return given.map(one => argumentOf(scope, one)).find(Boolean) ?? '';
}

/** What a type that checks an argument accepts, by the `@accepts` of its comment. */
function acceptedBy({name, symbolId}) {
	const source = readFileSync(symbolId.packagePath, 'utf8');
	return new RegExp(`@accepts (.+)\\n \\*/\\n(?:export )?type ${name}\\b`).exec(source)?.[1];
}

const parameterOf = ({signature}, {type, name}) =>
	type === 'reference' ? signature?.typeParameters?.find(one => one.name === name) : undefined;

function argumentOf(scope, type) {
	const parameter = parameterOf(scope, type);
	if (parameter?.type !== undefined) return shown(scope, parameter.type);
	return type.type === 'reference' && type.package === 'paylock' ? referenceOf(scope, type) : undefined;
}

function reflectionOf(scope, {declaration}) {
	const [call] = declaration.signatures ?? [];
	if (call !== undefined) {
		const parameters = shownParameters(call).map(one => parameterText(scope, one));
		// A recipe returns the builder that it receives.
		const returns = call.type?.name === 'Returned' && call.parameters?.[0] ? call.parameters[0].type : call.type;
		return `(${parameters.join(', ')}) =&gt; ${typeOf(scope, returns)}`;
	}
	const fields = (declaration.children ?? []).map(one => parameterText(scope, one));
	return fields.length === 0 ? 'object' : `{${fields.join('; ')}}`;
}

/** Without `this`, and without an argument that exists only to be refused. */
export const shownParameters = ({parameters = []}) =>
	parameters.filter(
		({name, type}) =>
			name !== 'this' && !(type?.type === 'intersection' && type.types.some(one => one.name === 'Misuse')),
	);

/** A list of codes is a rest parameter only for the compiler. */
const isOptionalList = ({name, flags}) => flags.isRest && name === 'codes';

export const isOptional = parameter =>
	parameter.flags.isOptional ||
	parameter.defaultValue !== undefined ||
	isOptionalList(parameter) ||
	(parameter.type?.types?.some(({name}) => name === 'OptionalPrefix') ?? false);

function parameterText(scope, parameter) {
	const {name, flags, type} = parameter;
	const isRest = flags.isRest && !isOptionalList(parameter);
	const one = typeOf(scope, type);
	const all = isRest && !one.endsWith('[]') ? `${grouped(one)}[]` : one;
	return `${isRest ? '...' : ''}${span('parameter', escapeHtml(name))}${isOptional(parameter) ? '?' : ''}: ${all}`;
}

/** `hide(type: PaymentMethodType, codes?: readonly string[]): FilterBuilder`, over several lines where it is long. */
export function signatureOf(scope, name, signature) {
	const own = {...scope, signature};
	const parameters = shownParameters(signature).map(one => parameterText(own, one));
	const returns = name.startsWith('new ') ? '' : `: ${typeOf(own, signature.type)}`;
	const called = span('callee', escapeHtml(name));
	const line = `${called}(${parameters.join(', ')})${returns}`;
	if (textOf(line).length <= LINE) return line;
	return `${called}(${parameters.map(one => `\n\t${one},`).join('')}\n)${returns}`;
}
