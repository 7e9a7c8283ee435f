// Every edit of the grammar for one target: its option or its EMI rules, alone or with what keeps everything else as it is.
import {EMI_KIND_KEYS, EMI_KINDS} from '../../wire/emi-filter.js';
import type {FilterParts, OptionParts} from '../../wire/payment-filter.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import {type Draft, derive, emiIn, emiPointer, filterIn, withEmi, withFilter} from './draft.js';
import {editEmi} from './emi-edits.js';
import {planStyle, present} from './filter-lists.js';
import type {Target} from './goal.js';
import {editOption} from './option-edits.js';

/** What an edit did, in words, and the place in the edited input. */
export interface Step {
	readonly pointer: string;
	readonly words: string;
}

/** An edited input. */
export interface Candidate {
	readonly root: object;
	readonly steps: readonly Step[];
}

/** The edits of the one part that the target is about. */
export function directCandidates(draft: Draft, target: Target): readonly Candidate[] {
	return target.type === 'EMI' ? emiCandidates(draft, target, false) : optionCandidates(draft, target, filterIn(draft));
}

/** The same together with edits that keep everything else as it is: another default, and EMI as it is. */
export function indirectCandidates(draft: Draft, target: Target): readonly Candidate[] {
	const filter = filterIn(draft);
	if (target.type === 'EMI') return emiCandidates(draft, target, true);
	const turned = turnedDefault(draft, filter, target.type);
	const words = `set allowDefaultOptions to ${turned.allowDefaultOptions} and name the types that no option named`;
	const step = {pointer: `${draft.subject.base}/allowDefaultOptions`, words};
	const withTurned = optionCandidates(draft, target, turned, [step]);
	const kept = (enable: boolean, found: readonly Candidate[]) =>
		found.map(({root, steps}) => ({
			root: withEmi({...draft, root}, Object.fromEntries(EMI_KINDS.map(kind => [EMI_KIND_KEYS[kind], {enable}]))),
			steps: [...steps, {pointer: emiPointer(draft), words: `${enable ? 'show' : 'hide'} EMI explicitly`}],
		}));
	if (emiIn(draft) !== undefined) return withTurned;
	const direct = directCandidates(draft, target);
	return [...withTurned, ...kept(filter.allowDefaultOptions, withTurned), ...kept(false, direct)];
}

function optionCandidates(
	draft: Draft,
	target: Target,
	filter: FilterParts,
	before: readonly Step[] = [],
): readonly Candidate[] {
	const {base, issues} = draft.subject;
	const at = filter.options.findIndex(option => option?.paymentMethodType === target.type);
	const found = filter.options[at];
	const place = at < 0 ? filter.options.length : at;
	const pointer = `${base}/options/${place}`;
	// What cannot be read can only be replaced as a whole.
	const isBroken = issues.some(issue => issue.severity === 'error' && issue.pointer.startsWith(`${pointer}/`));
	if (isBroken && Object.keys(target.fields).length > 0) return [];
	return editOption(target, found, filter.allowDefaultOptions).map(({option, words}) => {
		const options = [...filter.options.slice(0, place), ...present(option), ...filter.options.slice(place + 1)];
		return {root: withFilter(draft, derive(filter, {options})), steps: [...before, {pointer, words}]};
	});
}

/** The filter with the other default, under which each type that no option names is named as it was. */
function turnedDefault({subject: {account}}: Draft, filter: FilterParts, type: string): FilterParts {
	const {allowDefaultOptions: allow, options} = filter;
	const all = [...PAYMENT_METHOD_TYPES, ...(account.types ?? [])] as readonly OptionParts['paymentMethodType'][]; // or of the account
	const isNamed = (one: string) => options.some(option => option?.paymentMethodType === one);
	const named = all
		.filter(one => one !== type && !isNamed(one))
		.map((one): OptionParts => ({paymentMethodType: one, enable: allow}));
	return derive(filter, {allowDefaultOptions: !allow, options: [...options, ...named]});
}

function emiCandidates(draft: Draft, target: Target, isNaming: boolean): readonly Candidate[] {
	const {subject} = draft;
	const {issues} = subject;
	const place = emiPointer(draft);
	if (issues.some(issue => issue.severity === 'error' && issue.pointer.startsWith(place))) return [];
	const style = planStyle(subject);
	const explain = createEvaluator(subject);
	return editEmi(target, emiIn(draft), explain, style, isNaming).map(({emi, words}) => ({
		root: withEmi(draft, emi),
		steps: [{pointer: place, words}],
	}));
}
