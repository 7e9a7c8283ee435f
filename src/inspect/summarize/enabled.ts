// What the account has at all, in words.
import type {Account} from '../../wire/account.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {namesOf, typeLabel} from '../analysis/labels.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';

/** One line that limits every other line to what is enabled for the account; none if everything is. */
export function enabledLines({enabled, types = []}: Account): readonly string[] {
	const all = [...PAYMENT_METHOD_TYPES, ...types, 'EMI'];
	const found = all.map(type => [type, enabledCodes(enabled, type)] as const);
	if (found.every(([, codes]) => codes === true)) return [];
	const words = found.flatMap(([type, codes]) => {
		if (codes === false) return [];
		const label = type === 'EMI' ? 'EMI' : typeLabel(type).inside;
		return [codes === true ? label : `${label} (${namesOf(codes)})`];
	});
	if (words.length === 0) return ['Nothing is enabled for the account, so everything is hidden.'];
	const [last, before] = [words.at(-1), words.slice(0, -1).join(', ')];
	const list = before === '' ? last : `${before} and ${last}`;
	return [`Enabled for the account: ${list}. Everything else is hidden, whatever the other rules say.`];
}
