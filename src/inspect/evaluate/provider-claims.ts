// Evaluates providers against an option by their codes, and types that an option shows or hides as a whole.
import type {ReadOption} from '../subject/subject.js';
import {setOfCodes} from './attribute.js';
import {type Claim, either, hidden, reason, shown} from './claim.js';
import {type Context, leftToDefault, ofEmptyList} from './context.js';

/** A type that its option shows or hides as a whole. */
export function wholeType(type: string, enable: boolean, pointer: string): Claim {
	return enable
		? shown(reason(pointer, 'type-shown', `the option enables ${type}: ${type} is shown`))
		: hidden(reason(pointer, 'type-hidden', `the option disables ${type}: the whole type is hidden`));
}

/** What is known about a provider by its code, which may be missing. */
export function providerClaims(
	type: string,
	{paymentMethods: list, pointer, enable}: ReadOption,
	context: Context,
): (code: string | undefined) => Claim {
	const whole = wholeType(type, enable, pointer);
	if (list === undefined) return () => whole;
	const codes = setOfCodes(list);
	const [ifListed, ifUnlisted] = [listed(), unlisted()];
	if (codes.size === 0) {
		const claim = ofEmptyList(
			context,
			pointer,
			`paymentMethods of ${type}`,
			() => whole,
			() => ifUnlisted,
		);
		return () => claim;
	}
	const message = `the option lists providers of ${type}, and the instrument has no code: add its code`;
	const unknown = either([ifListed, ifUnlisted], () => [reason(pointer, 'incomplete-instrument', message)]);
	return code => (code === undefined ? unknown : codes.has(code) ? ifListed : ifUnlisted);

	function listed(): Claim {
		return enable
			? shown(reason(pointer, 'codes-shown', `the option enables this provider of ${type}: it is shown`))
			: hidden(reason(pointer, 'codes-hidden', `the option disables this provider of ${type}: it is hidden`));
	}

	/** With a list that hides, the others follow `allowDefaultOptions`; with one that shows, `true` leaves them open. */
	function unlisted(): Claim {
		const {allow} = context.defaults;
		const start = `the option ${enable ? 'enables' : 'disables'} other providers of ${type}, and`;
		const textOf = (isShown: boolean) =>
			`${start} allowDefaultOptions is ${allow}: this one is ${isShown ? 'shown' : 'hidden'}`;
		const open = `${start} the specification does not state whether allowDefaultOptions applies to this one`;
		return leftToDefault(context, pointer, 'codes-not-listed', textOf, enable && allow ? open : undefined);
	}
}
