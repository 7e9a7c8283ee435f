// Evaluates providers against an option by their codes, and types that an option shows or hides as a whole.
import {formatValue} from '../../diagnostics/format-value.js';
import type {SubjectDefaults, SubjectOption} from '../../model/subject.js';
import {byReading, type Claim, decided, either, hidden, reason, shown} from './claim.js';
import {type Context, ofFlag} from './context.js';

/** A type that its option shows or hides as a whole. */
export function wholeType(type: string, enable: boolean, pointer: string): Claim {
	return enable
		? shown(reason(pointer, 'type-shown', `the option enables ${type}: ${type} is shown`))
		: hidden(reason(pointer, 'type-hidden', `the option disables ${type}: the whole type is hidden`));
}

/** What is known about a provider by its code, which may be missing. */
export function providerClaims(
	type: string,
	option: SubjectOption,
	defaults: SubjectDefaults,
	context: Context,
): (code: string | undefined) => Claim {
	const {providers: list, pointer} = option;
	const ofEnable = (claimOf: (enable: boolean) => Claim) =>
		ofFlag(context, option.enable, `${pointer}/enable`, claimOf);
	if (list === undefined) {
		const whole = ofEnable(enable => wholeType(type, enable, pointer));
		return () => whole;
	}
	const codes = new Set(list.items);
	if (list.isComplete && codes.size === 0) {
		const open = () => {
			const message = `paymentMethods of ${type} is empty: the specification does not state whether it is ignored or matches nothing`;
			return [reason(pointer, 'empty-list', message, 'emptyList')];
		};
		return code =>
			ofEnable(enable =>
				byReading(context.readings, 'emptyList', open, choice =>
					choice === 'ignored' ? wholeType(type, enable, pointer) : unlisted(enable, nameOf(code)),
				),
			);
	}
	return code =>
		ofEnable(enable => {
			if (code === undefined) {
				const message = `the option lists providers of ${type}, and the instrument has no code: add its code`;
				return either([listed(enable, 'a provider'), unlisted(enable, 'a provider')], () => [
					reason(pointer, 'incomplete-instrument', message),
					...(list.isComplete ? [] : [context.unreadable(list.pointer)]),
				]);
			}
			const name = nameOf(code);
			if (codes.has(code)) return listed(enable, name);
			if (list.isComplete) return unlisted(enable, name);
			return either([listed(enable, name), unlisted(enable, name)], () => [context.unreadable(list.pointer)]);
		});

	function nameOf(code: string | undefined): string {
		return code === undefined ? 'a provider' : formatValue(code);
	}

	function listed(enable: boolean, name: string): Claim {
		return enable
			? shown(reason(pointer, 'codes-shown', `the option enables ${name} of ${type}: it is shown`))
			: hidden(reason(pointer, 'codes-hidden', `the option disables ${name} of ${type}: it is hidden`));
	}

	/** With a list that hides, the others follow `allowDefaultOptions`; with one that shows, `true` leaves them open. */
	function unlisted(enable: boolean, name: string): Claim {
		return ofFlag(context, defaults.allow, defaults.pointer, allow => {
			const start = `the option ${enable ? 'enables' : 'disables'} other providers`;
			const claim = (isShown: boolean) => {
				const message = `${start}, and allowDefaultOptions is ${allow}: ${name} of ${type} is ${isShown ? 'shown' : 'hidden'}`;
				const because = reason(defaults.pointer, 'codes-not-listed', message);
				return decided(isShown, because);
			};
			if (!enable || !allow) return claim(allow);
			const open = () => {
				const message = `${start} and does not list ${name} of ${type}: the specification does not state whether allowDefaultOptions applies to it`;
				return [defaults.pointer, pointer].map(place => reason(place, 'default-reach', message, 'defaultsInside'));
			};
			return byReading(context.readings, 'defaultsInside', open, choice => claim(choice === 'apply'));
		});
	}
}
