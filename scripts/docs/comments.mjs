// Docs: checks doc comments. Each export has a description and a source; each function has an example and explains its
// parameters; each method has a description.
import {ReflectionKind} from 'typedoc';

const EXPORTS =
	ReflectionKind.Function |
	ReflectionKind.Class |
	ReflectionKind.Interface |
	ReflectionKind.TypeAlias |
	ReflectionKind.Variable;

/**
 * @param {import('typedoc').ProjectReflection} project
 * @param {(problem: string) => void} complain
 */
export function checkComments(project, complain) {
	for (const one of project.getReflectionsByKind(EXPORTS)) {
		if (one.parent?.kindOf(ReflectionKind.Module)) checkExport(one, complain);
	}
	for (const one of project.getReflectionsByKind(ReflectionKind.Method)) {
		// Members of an inline type are described by the comment of what has that type.
		if (one.parent?.kindOf(ReflectionKind.ClassOrInterface)) checkMethod(one, complain);
	}
}

function checkExport(one, complain) {
	const name = one.getFullName();
	const signatures = one.signatures ?? [];
	const comments = [one.comment, ...signatures.map(signature => signature.comment)].filter(Boolean);
	if (!comments.some(comment => comment.hasVisibleComponent())) return complain(`${name} has no doc comment`);
	const has = tag => comments.some(comment => comment.getTag(tag) !== undefined);
	if (!has('@source')) complain(`${name} names no source: add @source`);
	const isCallable = one.kindOf(ReflectionKind.Function | ReflectionKind.Class);
	if (isCallable && !has('@example')) complain(`${name} shows no call: add @example`);
	checkParameters(one, complain);
}

function checkMethod(one, complain) {
	// A step that exists only to be refused with a message.
	if (one.signatures?.every(({comment}) => comment?.getTag('@deprecated'))) return;
	const isDescribed = one.signatures?.some(signature => signature.hasComment()) || one.hasComment();
	if (isDescribed) checkParameters(one, complain);
	else complain(`${one.getFullName()} has no doc comment`);
}

function checkParameters(one, complain) {
	for (const parameter of (one.signatures ?? []).flatMap(signature => signature.parameters ?? [])) {
		if (parameter.name !== 'this' && !parameter.hasComment())
			complain(`${one.getFullName()} does not explain ${parameter.name}: add @param`);
	}
}
