// The builder code of a literal, and the proof that it builds the same JSON.
import {type Chain, createCall, type Names} from '../../../inspect/codegen/code.js';
import {createNames} from '../../../inspect/codegen/module.js';
import {findProblems} from '../../../inspect/codegen/try-builders.js';
import {amount} from '../../../values/amount.js';
import type {Account} from '../../../wire/account.js';
import {samplesOf, withExpressions} from './expressions.js';
import {opposite} from './guarded-calls.js';
import {conditionsOf, LeftAlone, type Outcomes, type Reading} from './reading.js';

/** More conditions have more cases than are worth comparing. */
const MOST_CONDITIONS = 8;

/** The functions of code: what each is called in the file, and the account that they are bound to. */
export interface Builders {
	readonly localName: (name: string) => string;
	readonly account: Account;
}

/** The code, and the number of cases in which it built the same JSON. */
export interface BuilderCode {
	readonly chain: Chain;
	readonly cases: number;
}

/** Throws {@link LeftAlone} if builders refuse a case of the literal, or write it differently. */
export function createBuilderCode(written: Chain, reading: Reading, {localName, account}: Builders): BuilderCode {
	const {expressions} = reading;
	const conditions = conditionsOf(reading);
	if (conditions.length > MOST_CONDITIONS) throw new LeftAlone(`it has more than ${MOST_CONDITIONS} conditions`);
	const built: Chain = {...written, calls: [...written.calls, createCall('build')]};
	const chain = withExpressions(built, expressions, localName);
	const functions = Object.entries({...createNames(account), amount});
	const names = {
		...Object.fromEntries(functions.map(([name, value]) => [localName(name), value])),
		...samplesOf(expressions),
	};
	const cases = casesOf(conditions);
	for (const outcomes of cases) {
		const [problem] = findProblems(chain, {...names, ...valuesOf(reading, outcomes)}, reading.jsonFor(outcomes));
		if (problem !== undefined) throw new LeftAlone(`${problem.pointer ? `${problem.pointer}: ` : ''}${problem.text}`);
	}
	return {chain, cases: cases.length};
}

/** Every combination of outcomes. */
function casesOf(conditions: readonly string[]): readonly Outcomes[] {
	return conditions.reduce<readonly Outcomes[]>(
		(cases, condition) => cases.flatMap(one => [true, false].map(isMet => new Map([...one, [condition, isMet]]))),
		[new Map()],
	);
}

/** What each condition and flag is in one case. */
function valuesOf({conditions}: Reading, outcomes: Outcomes): Names {
	return Object.fromEntries(
		conditions.flatMap(({argument, condition}) => [
			[argument, outcomes.get(condition)],
			[opposite(argument), !outcomes.get(condition)],
		]),
	);
}
