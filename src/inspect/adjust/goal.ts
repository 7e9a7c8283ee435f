// The goal of adjust: which instruments are to be shown and which hidden, checked, and the test whether one is among them.
import {isArray} from '../../diagnostics/format-value.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {MisuseError} from '../../diagnostics/misuse-error.js';
import {doubledLists} from '../../model/subject-parts.js';
import {isDoubledType, prefixedCode} from '../../rules/provider-pairs.js';
import {prefixOfLists} from '../../rules/single-providers.js';
import {isPlainData} from '../../schema/plain-object.js';
import {listed} from '../../schema/vocabulary.js';
import type {Instrument} from '../evaluate/instrument.js';
import {instrumentReader} from '../evaluate/read-instrument.js';
import type {Subject} from '../read/subject.js';

/**
 * What the customer should see: an instrument that is not described in full stands for every instrument that completes it.
 *
 * @source The shape is paylock's own.
 */
export interface AdjustGoal {
	readonly show?: readonly Instrument<string>[] | undefined;
	readonly hide?: readonly Instrument<string>[] | undefined;
}

export type Fields = Readonly<Record<string, unknown>>;

/** One instrument of the goal. */
export interface Target {
	/** As it was given. */
	readonly instrument: Instrument;
	readonly type: string;
	/** What it states, without its type. */
	readonly fields: Fields;
	/** The codes of its provider: two where the filter lists providers twice, or the session has to. */
	readonly codes: readonly string[];
	readonly isShown: boolean;
}

/** Reads the goal for one input; throws a `MisuseError` with every issue. */
export function readGoal(goal: unknown, subject: Subject): readonly Target[] {
	const {types = [], servicePrefix} = subject.account;
	const prefix = prefixOfLists(doubledLists(subject)) ?? (subject.mandateKind && servicePrefix);
	const report = new IssueCollector('code');
	const read = instrumentReader(types);
	const targets: Target[] = [];
	const fail = (pointer: string, problem: string, remedy: string) =>
		report.add(pointer, {rule: 'invalid-type', problem, remedy});
	if (!isPlainData(goal)) fail('', 'the goal is not an object', 'write {show: [...]} or {hide: [...]}');
	for (const [key, list] of isPlainData(goal) ? Object.entries(goal) : []) {
		if (key !== 'show' && key !== 'hide') {
			const problem = `${JSON.stringify(key)} is not part of a goal`;
			report.add(`/${key}`, {rule: 'unknown-key', problem, remedy: `write ${listed(['show', 'hide'])}`});
		} else if (list !== undefined && !isArray(list))
			fail(`/${key}`, `${key} is not a list`, 'write a list of instruments');
		for (const [at, one] of isArray(list) ? list.entries() : []) {
			const found = read(one);
			if (found.instrument === undefined) {
				fail(`/${key}/${at}`, found.text.problem, found.text.remedy);
				continue;
			}
			const {instrument} = found;
			const {type, ...own} = instrument;
			const fields: Fields = own;
			targets.push({instrument, type, fields, codes: codesOf(type, fields.code, prefix), isShown: key === 'show'});
		}
	}
	if (targets.length === 0 && report.errors === 0) fail('', 'the goal has no instrument', 'name one in show or hide');
	for (const shown of targets.filter(({isShown}) => isShown)) {
		const against = targets.find(other => !other.isShown && meet(shown, other));
		if (against === undefined) continue;
		const problem = `an instrument can be both ${JSON.stringify(shown.instrument)} and ${JSON.stringify(against.instrument)}`;
		report.add('', {rule: 'contradiction', problem, remedy: 'show or hide it, not both'});
	}
	if (report.errors > 0) throw new MisuseError(report.issues, report.total);
	return targets;
}

/** True if some instrument may complete both. */
function meet(one: Target, other: Target): boolean {
	if (one.type !== other.type) return false;
	const named = (target: Target) => ['handle', 'app', 'code'].find(name => name in target.fields);
	if (named(one) && named(other) && named(one) !== named(other)) return false;
	return Object.entries(one.fields).every(([name, value]) => {
		const against = other.fields[name];
		if (against === undefined || value === against) return true;
		if (name !== 'bin') return false;
		const [bin, otherBin] = [String(value), String(against)];
		return bin.startsWith(otherBin) || otherBin.startsWith(bin);
	});
}

/** A test whether a fully described instrument completes the target; `issuerPrefix`: the one by which issuers are compared. */
export function targetTest(
	{type, fields, codes}: Target,
	issuerPrefix: string | undefined,
): (instrument: Instrument) => boolean {
	const unprefixed = (issuer: unknown) => withoutPrefix(String(issuer), issuerPrefix);
	const testOf = (name: string, value: unknown): ((found: unknown) => boolean) => {
		if (name === 'code') return found => codes.includes(String(found));
		if (name === 'bin') return found => String(found).startsWith(String(value));
		if (name === 'issuer') return found => unprefixed(found) === unprefixed(value);
		return found => found === value;
	};
	const tests = Object.entries(fields).map(([name, value]) => [name, testOf(name, value)] as const);
	return instrument =>
		instrument.type === type && tests.every(([name, isStated]) => isStated(Reflect.get(instrument, name)));
}

/** A code, and its form with a service prefix. */
function codesOf(type: string, code: unknown, servicePrefix: string | undefined): readonly string[] {
	if (typeof code !== 'string') return [];
	return servicePrefix !== undefined && isDoubledType(type) ? [code, prefixedCode(type, code, servicePrefix)] : [code];
}

export function withoutPrefix(issuer: string, prefix: string | undefined): string {
	const lead = `${prefix}_`;
	return prefix !== undefined && issuer.startsWith(lead) && issuer !== lead ? issuer.slice(lead.length) : issuer;
}
