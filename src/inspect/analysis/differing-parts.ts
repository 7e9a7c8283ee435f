// What two subjects do not share. The verdict on whatever both say the same about is the same, so only the rest can change.
import {type NormalSubject, optionOf, type SubjectOption, UNREADABLE} from '../../model/subject.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Subject} from '../read/subject.js';

/** Both subjects without the options, provider codes and EMI filters that they share; for {@link sectionsOf} alone. */
export function differingParts(before: Subject, after: Subject): readonly Subject[] {
	const isKnown = [before, after].every(
		({hasAllOptions, options}) => hasAllOptions && options.every(({type}) => type !== UNREADABLE),
	);
	if (!isKnown || surroundingsOf(before) !== surroundingsOf(after)) return [before, after];
	const [cardBefore, cardAfter] = [before, after].map(subject => writtenAs(optionOf(subject, 'CARD')));
	const sharesEmi = cardBefore === cardAfter && JSON.stringify(before.emiFilters) === JSON.stringify(after.emiFilters);
	const without = (subject: Subject, other: Subject): Subject => ({
		...subject,
		options: subject.options.flatMap(option => {
			if (optionOf(subject, option.type) !== option) return [];
			const beside = optionOf(other, option.type);
			if (beside === undefined) return [option];
			return writtenAs(option) === writtenAs(beside) ? [] : [withoutSharedCodes(option, beside)];
		}),
		emiFilters: sharesEmi ? [] : subject.emiFilters,
	});
	return [without(before, after), without(after, before)];
}

/** What every verdict depends on besides the option of its type and the EMI plans. */
export function surroundingsOf({defaults, emiFilters, display, mandateKind, action}: NormalSubject): string {
	return JSON.stringify([
		defaults.allow,
		defaults.isStated,
		emiFilters.map(emi => (emi === UNREADABLE ? emi : (emi.showOnlyEmi ?? false))),
		display,
		mandateKind,
		action,
	]);
}

/** The option, if the codes that both list have the same verdict: with the codes that the other does not list. */
function withoutSharedCodes(option: SubjectOption, beside: SubjectOption): SubjectOption {
	const [own, other] = [option, beside].map(({providers}) => providers);
	const isComparable = [own, other].every(list => list?.isComplete && list.items.length > 0);
	if (own === undefined || other === undefined || !isComparable) return option;
	if (option.enable !== beside.enable || option.enable === UNREADABLE) return option;
	const shared = codesOf(other.items);
	return {...option, providers: {...own, items: own.items.filter(code => !shared.has(code))}};
}

const knownCodes = new WeakMap<readonly string[], ReadonlySet<string>>();

function codesOf(items: readonly string[]): ReadonlySet<string> {
	return getOrInsertComputed(knownCodes, items, () => new Set(items));
}

const known = new WeakMap<SubjectOption, string>();

/** What an option says, without where it says so. */
function writtenAs(option: SubjectOption | undefined): string {
	if (option === undefined) return '';
	return getOrInsertComputed(known, option, () =>
		JSON.stringify(option, (key, value: unknown) => (PLACES.has(key) ? undefined : value)),
	);
}

const PLACES = new Set(['pointer', 'enablePointer', 'positions', 'isBare']);
