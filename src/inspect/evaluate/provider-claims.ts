// Evaluates providers against an option by their codes, and types that an option shows or hides as a whole.
import type {SubjectOption} from '../../model/subject.js';
import {setOfCodes} from './attribute.js';
import {type Claim, either, hidden, reason, shown} from './claim.js';
import {type Context, leftToDefault, ofEmptyList, ofFlag} from './context.js';

/** A type that its option shows or hides as a whole. */
export function wholeType(type: string, enable: boolean, pointer: string): Claim {
	return enable
		? shown(reason(pointer, 'type-shown', `the option enables ${type}: ${type} is shown`))
		: hidden(reason(pointer, 'type-hidden', `the option disables ${type}: the whole type is hidden`));
}

/** What is known about a provider by its code, which may be missing. */
export function providerClaims(
	type: string,
	{providers: list, pointer, enable: flag}: SubjectOption,
	context: Context,
): (code: string | undefined) => Claim {
	const ofEnable = (claimOf: (enable: boolean) => Claim) => ofFlag(context, flag, `${pointer}/enable`, claimOf);
	if (list === undefined) {
		const whole = ofEnable(enable => wholeType(type, enable, pointer));
		return () => whole;
	}
	const codes = setOfCodes(list.items);
	if (list.isComplete && codes.size === 0) {
		const ofEmpty = (enable: boolean) => {
			const ignored = () => wholeType(type, enable, pointer);
			return ofEmptyList(context, pointer, `paymentMethods of ${type}`, ignored, () => unlisted(enable));
		};
		return () => ofEnable(ofEmpty);
	}
	const unreadable = () => (list.isComplete ? [] : [context.unreadable(list.pointer)]);
	const ifListed = ofEnable(listed);
	const ifUnlisted = ofEnable(enable =>
		list.isComplete ? unlisted(enable) : either([listed(enable), unlisted(enable)], unreadable),
	);
	return code => {
		if (code !== undefined) return codes.has(code) ? ifListed : ifUnlisted;
		const message = `the option lists providers of ${type}, and the instrument has no code: add its code`;
		const open = () => [reason(pointer, 'incomplete-instrument', message), ...unreadable()];
		return ofEnable(enable => either([listed(enable), unlisted(enable)], open));
	};

	function listed(enable: boolean): Claim {
		return enable
			? shown(reason(pointer, 'codes-shown', `the option enables this provider of ${type}: it is shown`))
			: hidden(reason(pointer, 'codes-hidden', `the option disables this provider of ${type}: it is hidden`));
	}

	/** With a list that hides, the others follow `allowDefaultOptions`; with one that shows, `true` leaves them open. */
	function unlisted(enable: boolean): Claim {
		const {allow} = context.defaults;
		const start = `the option ${enable ? 'enables' : 'disables'} other providers of ${type}, and`;
		const textOf = (isShown: boolean) =>
			`${start} allowDefaultOptions is ${allow}: this one is ${isShown ? 'shown' : 'hidden'}`;
		const open = `${start} the specification does not state whether allowDefaultOptions applies to this one`;
		return leftToDefault(context, pointer, 'codes-not-listed', textOf, enable && allow ? open : undefined);
	}
}
