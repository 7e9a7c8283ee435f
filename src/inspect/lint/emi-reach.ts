// Rules about EMI plans that emiOptions itself does not decide.
import {type NormalSubject, optionOf, type SubjectEmi, type SubjectEmiKind} from '../../model/subject.js';
import {emiKinds, hasKnownOptions, readableEmi} from '../../model/subject-parts.js';
import {EMI_KIND_KEYS, EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {LintCheck} from './rule.js';

export const emiNotNamed = {
	id: 'emi-not-named',
	about: 'emi',
	check(subject, report) {
		if (subject.defaults.allow !== false || subject.readings.unnamedEmi !== undefined) return;
		// With such a value, EMI is shown where emiOptions does not say otherwise.
		if (subject.display === 'showEMI' || subject.display === 'ShowEMIWithoutCards') return;
		for (const emi of readableEmi(subject)) {
			if (namesNothing(emi)) {
				report(emi.pointer, {
					severity: 'info',
					problem:
						'emiOptions names no kind, and the specification does not state whether allowDefaultOptions false then hides EMI',
					remedy: 'name each kind, or leave emiOptions out',
				});
				continue;
			}
			for (const kind of EMI_KINDS) if (emi.kinds[kind] === undefined) reportMissing(emi.pointer, EMI_KIND_KEYS[kind]);
			for (const {kind} of emiKinds(emi)) {
				if (kind.enable !== true || Object.keys(kind.groups).length === 0) continue;
				for (const group of PLAN_GROUPS) if (kind.groups[group] === undefined) reportMissing(kind.pointer, group);
			}
		}

		function reportMissing(pointer: string, name: string): void {
			report(`${pointer}/${name}`, {
				problem: `${name} is left out, and the specification does not state whether allowDefaultOptions false hides it`,
				remedy: 'add it with enable true or false',
			});
		}
	},
} as const satisfies LintCheck;

/** True if the EMI filter names neither a kind nor `showOnlyEmi`. */
export function namesNothing({kinds, showOnlyEmi}: SubjectEmi): boolean {
	return showOnlyEmi === undefined && Object.keys(kinds).length === 0;
}

const CARD_GROUPS = ['credit', 'debit'] as const;

export const emiWithCardsHidden = {
	id: 'emi-with-cards-hidden',
	about: 'emi',
	check(subject, report) {
		if (subject.readings.emiOnHiddenCards !== undefined || !hidesCards(subject)) return;
		// The session asks for EMI without cards.
		if (subject.display === 'ShowEMIWithoutCards') return;
		for (const emi of readableEmi(subject)) {
			if (emi.showOnlyEmi === true) continue;
			for (const {key, kind} of emiKinds(emi)) {
				if (kind.enable !== true) continue;
				for (const {pointer, what} of enabledOnCards(kind)) {
					report(pointer, {
						problem: `${key} enables ${what} while CARD is hidden, and the specification does not state which of the two counts`,
						remedy: 'enable CARD, or use cardless EMI',
					});
				}
			}
		}
	},
} as const satisfies LintCheck;

function hidesCards(subject: NormalSubject): boolean {
	const option = optionOf(subject, 'CARD');
	if (option !== undefined) return option.enable === false;
	return subject.defaults.allow === false && hasKnownOptions(subject);
}

/** A kind without groups enables all of its plans. */
function enabledOnCards({
	pointer,
	groups,
}: SubjectEmiKind): readonly {readonly pointer: string; readonly what: string}[] {
	if (Object.keys(groups).length === 0) return [{pointer, what: 'credit and debit EMI'}];
	return CARD_GROUPS.flatMap(name => {
		const group = groups[name];
		return typeof group === 'object' && group.enable === true ? [{pointer: group.pointer, what: `${name} EMI`}] : [];
	});
}
