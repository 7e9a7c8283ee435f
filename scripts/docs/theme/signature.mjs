// Docs: signatures as a person would write them: typed, linked, over several lines. What only the compiler needs, such as the
// state of a builder, is left to the full signature.
import {escapeHtml, htmlOf, textOf} from './html.mjs';

/** The longest signature on one line. */
const LINE = 76;

/** Types of the package's own that check an argument, as what they accept. */
const ACCEPTED = {
	AskedInstrument: () => 'Instrument',
	Attachable: () => 'PaymentFilter | FilterBuilder | ((filter: NeedsAllowDefaults) => FilterBuilder)',
	AtLeastOne: ([, item]) => (item.includes('|') ? `(${item})[]` : `${item}[]`),
	CheckedAmount: () => 'string | number',
	CheckedDate: () => 'string | Date',
	CodeArguments: () => 'readonly string[]',
	Configurable: () => 'PaymentMethodType',
	Digits: () => 'string',
	Includable: () => 'RulesBuilder',
	Items: () => 'string[]',
	Next: () => 'MandateTerms | MandateBuilder',
	OptionalPrefix: () => 'string',
	Stateful: ([, what]) => ({'"emi"': 'EmiBuilder', '"rules"': 'RulesBuilder'})[what] ?? 'Stateful',
	TypeOf: () => 'PaymentMethodType',
};

const span = (name, html) => `<span class="${name}">${html}</span>`;

/** Links the names of exports in a text. */
const linked = ({context, exports}, text) =>
	escapeHtml(text).replaceAll(/\b[A-Z]\w+/g, name => {
		const found = exports.get(name);
		return found === undefined ? name : `<a href="${context.urlTo(found)}">${name}</a>`;
	});

/** @param {{context: object, exports: Map<string, object>, signature?: object}} scope */
export function typeOf(scope, type) {
	switch (type?.type) {
		case 'reference':
			return referenceOf(scope, type);
		case 'union':
			return [...new Set(type.types.map(one => grouped(one, typeOf(scope, one))))].join(' | ');
		// The other parts check the first.
		case 'intersection':
			return typeOf(scope, type.types[0]);
		case 'array':
			return `${grouped(type.elementType, typeOf(scope, type.elementType))}[]`;
		case 'typeOperator':
			return `${type.operator} ${typeOf(scope, type.target)}`;
		case 'predicate':
			return `${escapeHtml(type.name)} is ${typeOf(scope, type.targetType)}`;
		case 'reflection':
			return reflectionOf(scope, type);
		default:
			return type === undefined
				? 'unknown'
				: htmlOf(scope.context.type(type)).replaceAll(/<\/?(span|div|br)[^>]*>/g, '');
	}
}

const grouped = (type, html) => (type.type === 'reflection' && html.includes('=&gt;') ? `(${html})` : html);

function referenceOf(scope, type) {
	const parameter = parameterOf(scope, type);
	if (parameter !== undefined) return parameter.type === undefined ? 'unknown' : typeOf(scope, parameter.type);
	const {name, typeArguments: given = []} = type;
	if (type.reflection !== undefined && !ACCEPTED[name]) return linked(scope, name);
	if (ACCEPTED[name]) return linked(scope, ACCEPTED[name](given.map(one => textOf(typeOf(scope, one)))));
	if (type.package !== 'paylock')
		return `${escapeHtml(name)}${given.length === 0 ? '' : `&lt;${given.map(one => typeOf(scope, one)).join(', ')}&gt;`}`;
	// A check of an argument: what the argument may be.
	const argument = given.map(one => argumentOf(scope, one)).find(one => one !== undefined);
	return argument ?? linked(scope, name);
}

const parameterOf = ({signature}, {type, name}) =>
	type === 'reference' ? signature?.typeParameters?.find(one => one.name === name) : undefined;

function argumentOf(scope, type) {
	const parameter = parameterOf(scope, type);
	if (parameter?.type !== undefined) return typeOf(scope, parameter.type);
	if (type.type !== 'reference') return undefined;
	return ACCEPTED[type.name]
		? typeOf(scope, type)
		: type.typeArguments?.map(one => argumentOf(scope, one)).find(Boolean);
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

/** Lists of codes are written as rest parameters, so that none may be given. */
const isOptionalList = ({name, flags}) => flags.isRest && name === 'codes';

export const isOptional = parameter =>
	parameter.flags.isOptional ||
	parameter.defaultValue !== undefined ||
	isOptionalList(parameter) ||
	(parameter.type?.types?.some(({name}) => name === 'OptionalPrefix') ?? false);

function parameterText(scope, parameter) {
	const {name, flags, type} = parameter;
	const rest = flags.isRest && !isOptionalList(parameter) ? '...' : '';
	return `${rest}${span('parameter', escapeHtml(name))}${isOptional(parameter) ? '?' : ''}: ${typeOf(scope, type)}`;
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
