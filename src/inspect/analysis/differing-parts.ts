// What two subjects do not share. The verdict on whatever both say the same about is the same, so only the rest can change.
import {type NormalSubject, optionOf, type SubjectOption, UNREADABLE} from '../../model/subject.js';
import {effectiveOptions} from '../../model/subject-parts.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Subject} from '../read/subject.js';

/** What may make a difference between two subjects of one account. */
export interface DifferingParts {
	/** Both without the provider codes that they share; for their sections alone. */
	readonly subjects: readonly Subject[];
	/** False for the types, and EMI, that both treat alike. */
	readonly mayDiffer: (type: string) => boolean;
}

export function differingParts(before: Subject, after: Subject): DifferingParts {
	const subjects = [before, after];
	const isKnown = subjects.every(
		({hasAllOptions, options}) => hasAllOptions && options.every(({type}) => type !== UNREADABLE),
	);
	if (!isKnown || surroundingsOf(before) !== surroundingsOf(after)) return {subjects, mayDiffer: () => true};
	const differs = (type: string) => {
		const [own, other] = subjects.map(subject => optionOf(subject, type));
		return own === undefined || other === undefined ? own !== other : writtenAs(own) !== writtenAs(other);
	};
	const mayDiffer = (type: string) =>
		type === 'EMI' ? differs('CARD') || plansOf(before) !== plansOf(after) : differs(type);
	return {subjects: [withoutSharedCodes(before, after), withoutSharedCodes(after, before)], mayDiffer};
}

/** What every verdict depends on besides the option of its type and the EMI plans. */
export function surroundingsOf({defaults, emiFilters, display, mandateKind, action}: NormalSubject): string {
	const onlyEmi = emiFilters.map(emi => (emi === UNREADABLE ? emi : (emi.showOnlyEmi ?? false)));
	return JSON.stringify([defaults.allow, defaults.isStated, onlyEmi, display, mandateKind, action]);
}

/** The codes that both list have the same verdict if nothing but the lists differs. */
function withoutSharedCodes(subject: Subject, other: Subject): Subject {
	const others = effectiveOptions(other);
	return {...subject, options: subject.options.map(option => withOwnCodes(option, others.get(option.type)))};
}

function withOwnCodes(option: SubjectOption, beside: SubjectOption | undefined): SubjectOption {
	const [own, other] = [option.providers, beside?.providers];
	const isComparable = [own, other].every(list => list?.isComplete && list.items.length > 0);
	if (own === undefined || other === undefined || !isComparable) return option;
	if (option.enable !== beside?.enable || option.enable === UNREADABLE) return option;
	const shared = getOrInsertComputed(knownCodes, other, () => new Set(other.items));
	return {...option, providers: {...own, items: own.items.filter(code => !shared.has(code))}};
}

const knownCodes = new WeakMap<object, ReadonlySet<string>>();
const knownTexts = new WeakMap<object, string>();

/** What an option says, without where it says so. */
function writtenAs(option: SubjectOption): string {
	return getOrInsertComputed(knownTexts, option, () => {
		const {type, enable, providers, cardFilters, upiFilters} = option;
		const filters = JSON.stringify([cardFilters, upiFilters], withoutPlaces);
		return JSON.stringify([type, enable, providers && [providers.items, providers.isComplete], filters]);
	});
}

function plansOf({emiFilters}: NormalSubject): string {
	return getOrInsertComputed(knownTexts, emiFilters, () => JSON.stringify(emiFilters, withoutPlaces));
}

const PLACES = new Set(['pointer', 'enablePointer', 'positions', 'isBare']);

function withoutPlaces(key: string, value: unknown): unknown {
	return PLACES.has(key) ? undefined : value;
}
