// The option that counts for a payment method type: the first of several (open point 7).
import {type NormalSubject, type SubjectOption, UNREADABLE_PART} from '../../model/subject.js';
import {type Claim, either, hidden, shown} from './claim.js';
import type {Context} from './context.js';

/**
 * What is known of instruments of a type under its option, or without one. An option whose type could not be read may be
 * the one that counts; so may any option of a list that could not be read.
 */
export function ofOptions<Instrument>(
	{options, hasAllOptions}: NormalSubject,
	type: string,
	context: Context,
	claimsOf: (option: SubjectOption) => (instrument: Instrument) => Claim,
	withoutOption: () => Claim,
): (instrument: Instrument) => Claim {
	const counting = options.findIndex(option => option.type === type);
	const before = options.slice(0, counting < 0 ? options.length : counting);
	const doubtful = before.filter(
		option => option.type === UNREADABLE_PART && (option.possibleTypes?.includes(type) ?? true),
	);
	const isUnknown = counting < 0 && !hasAllOptions;
	const certain = options[counting];
	const last = certain === undefined ? constant(withoutOption()) : claimsOf(certain);
	if (doubtful.length === 0 && !isUnknown) return last;
	const claims = [...doubtful.map(claimsOf), last];
	const pointers = [
		...doubtful.map(({pointer}) => `${pointer}/paymentMethodType`),
		...(isUnknown ? [context.optionsPointer] : []),
	];
	const unknown = isUnknown ? [shown(), hidden()] : [];
	return instrument =>
		either([...claims.map(claim => claim(instrument)), ...unknown], () => pointers.map(context.unreadable));
}

function constant(claim: Claim): () => Claim {
	return () => claim;
}
