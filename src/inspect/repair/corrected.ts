// The input as it is certainly meant.
import type {Issue, IssueFix} from '../../diagnostics/issue.js';
import {issueOf} from '../../diagnostics/issue-collector.js';
import {lastKeyIn, parentOf} from '../../diagnostics/pointer.js';
import {RULES} from '../../diagnostics/rules.js';
import type {Account} from '../../wire/account.js';
import type {Places} from '../read/meant/place.js';
import {certainBut} from '../read/meant/policy.js';
import {plainCopy} from '../read/snapshot.js';
import {type Sources, valueAt} from '../read/source-of.js';
import {readSubjectItself} from '../read/subject.js';

/** A correction that was made. */
export interface Note {
	readonly issue: Issue;
	readonly fix: IssueFix;
}

export interface Corrected {
	/** A tree of its own, which may be changed. */
	readonly value: unknown;
	/** Where the parts of its objects and lists were. */
	readonly sources: WeakMap<object, Sources>;
	readonly notes: readonly Note[];
}

/** The input, corrected but for the issues at the pointers in `refused`. */
export function correctedInput(input: unknown, account: Account, refused: ReadonlySet<string>): Corrected {
	const {meant, issues} = readSubjectItself(input, account, Number.POSITIVE_INFINITY, certainBut(refused));
	if (meant === undefined) return {value: input, sources: new WeakMap(), notes: []};
	const {value, notes, places} = meant;
	// JSON text inside JSON text is opened before it is read.
	const opened = issues.flatMap(issue => (issue.pointer === '' && issue.fix ? [{issue, fix: issue.fix}] : []));
	const made = notes.map(({pointer, problem, fix}) => ({issue: issueOf(pointer, problem, RULES), fix}));
	const own = plainCopy(value);
	return {value: own, sources: sourcesIn(own, places), notes: [...opened, ...made]};
}

/** The same places by object and key, as lint's fixes move the items of lists. */
function sourcesIn(value: unknown, places: Places): WeakMap<object, Sources> {
	const sources = new WeakMap<object, Sources>();
	for (const [pointer, source] of places) {
		const holder = valueAt(value, parentOf(pointer));
		if (pointer === '' || typeof holder !== 'object' || holder === null) continue;
		const found = sources.get(holder) ?? (Object.create(null) as Sources);
		found[lastKeyIn(pointer)] = source;
		sources.set(holder, found);
	}
	return sources;
}
