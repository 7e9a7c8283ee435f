// Maps JSON pointers to the calls that wrote what they point to.
import type {Span} from '../messages.js';
import {type Call, chain, type RecipeRun} from './trace.js';

type Places = Map<string, Span[]>;

/** The calls of recipes, with those inside `when` in place of the `when` itself. */
function steps(runs: readonly RecipeRun[]): readonly Call[] {
	return runs.flatMap(({given, returned}) => flat(chain(returned, given)));
}

function flat(calls: readonly Call[]): readonly Call[] {
	return calls.flatMap(one => {
		if (one.method === 'when') return steps(one.recipes);
		return one.method === 'include' ? flat(chain(one.args[0])) : [one];
	});
}

/** The steps of a recipe, or of a builder that was passed instead of one. */
const inside = ({args: [given], recipes}: Call): readonly Call[] =>
	typeof given === 'function' ? steps(recipes) : flat(chain(given));

/** The steps of the recipe after a first argument. */
const nested = ({recipes}: Call): readonly Call[] => steps(recipes);

/** Which calls wrote which part of a filter or session; `types` are the payment method types of its options, in order. */
export function placesOf(builder: unknown, types: readonly string[]): readonly (readonly [string, readonly Span[]])[] {
	const places: Places = new Map();
	const add = (pointer: string, span: Span): void => void places.set(pointer, [...(places.get(pointer) ?? []), span]);
	const items = new Map<string, number>();

	const filtered = (type: string, list: string, made: Call): void => {
		const option = `/options/${types.indexOf(type)}`;
		add(option, made.span);
		for (const {span} of inside(made)) {
			const index = items.get(type) ?? 0;
			items.set(type, index + 1);
			add(`${option}/${list}/${index}`, span);
		}
	};

	const filter = (calls: readonly Call[]): void => {
		for (const made of calls) {
			const {method, args, span} = made;
			if (method === 'allowDefaults') add('/allowDefaultOptions', span);
			else if (method === 'hide' || method === 'show') add(`/options/${types.indexOf(String(args[0]))}`, span);
			else if (method === 'cards') filtered('CARD', 'cardFilters', made);
			else if (method === 'upi') filtered('UPI', 'upiFilters', made);
			else if (method === 'emi') emi(inside(made), add, span);
			else if (method === 'paymentFilter') filter(flat(chain(args[0])));
			else if (method === 'emiDisplay') add('/sdk_udf', span);
		}
	};

	filter(flat(chain(builder)));
	return [...places];
}

function emi(kinds: readonly Call[], add: (pointer: string, span: Span) => void, whole: Span): void {
	add('/emiOptions', whole);
	for (const kind of kinds) {
		if (kind.method === 'showOnlyEmi') add('/emiOptions/showOnlyEmi', kind.span);
		else {
			const pointer = `/emiOptions/${String(kind.args[0])}Emi`;
			add(pointer, kind.span);
			for (const group of nested(kind)) {
				const place = `${pointer}/${String(group.args[0])}`;
				add(place, group.span);
				for (const [index, {span}] of nested(group).entries()) add(`${place}/filters/${index}`, span);
			}
		}
	}
}
