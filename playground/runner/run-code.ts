// Runs the user's code and finds the filter or session request that it makes.
import * as paylock from 'paylock';
import * as inspect from 'paylock/inspect';
import * as sandbox from 'paylock/sandbox';
import {jsonText} from '../../scripts/docs/json-text.mjs';
import {accountOfBuilder, rulesOfBuilder} from '../../src/diagnostics/builder-kind.js';
import type {Account, AskedRules, CartTable, Result, RunAnswer} from '../messages.js';
import {placesOf} from './places.js';
import {call, failure, value, values} from './trace.js';

const MODULES: Readonly<Record<string, object>> = {paylock, 'paylock/inspect': inspect, 'paylock/sandbox': sandbox};
const MOST_LOGS = 100;

/** The user's code as the frame wraps it. */
export type UserCode = (
	require: (name: string) => object,
	module: {exports: Record<string, unknown>},
	exports: Record<string, unknown>,
	call: unknown,
	value: unknown,
	console: object,
) => void;

const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;
const isEmi = (one: Record<string, unknown>): boolean =>
	Object.keys(one).some(key => /^(standardEmi|lowCostEmi|noCostEmi|showOnlyEmi)$/.test(key));

/** The JSON of a builder or of a plain filter or request; undefined for anything else. */
function wireOf(one: unknown): Record<string, unknown> | undefined {
	if (!isObject(one)) return undefined;
	const built: unknown = typeof one.build === 'function' ? one.build() : one;
	if (!isObject(built)) return undefined;
	if ('options' in built || 'allowDefaultOptions' in built || 'action' in built) return built;
	return isEmi(built) ? {allowDefaultOptions: true, options: [], emiOptions: built} : undefined;
}

/** The last value that is a filter or request, exports first. */
function resultOf(candidates: readonly unknown[]): {builder: unknown; wire: Record<string, unknown>} | undefined {
	let problem: unknown;
	for (const builder of [...candidates].reverse()) {
		try {
			const wire = wireOf(builder);
			if (wire !== undefined) return {builder, wire};
		} catch (error) {
			// A prefix of a chain may not be complete; another value may be.
			problem ??= error;
		}
	}
	if (problem !== undefined) throw problem;
	return undefined;
}

function typesOf(wire: Record<string, unknown>): readonly string[] {
	const filter = isObject(wire.payment_filter) ? wire.payment_filter : wire;
	return Array.isArray(filter.options) ? filter.options.map(option => String(option.paymentMethodType)) : [];
}

function resultFrom(builder: unknown, wire: Record<string, unknown>): Result {
	// The account of a builder, which its maker has checked.
	const account = accountOfBuilder(builder) as Account | undefined;
	return {
		json: jsonText(wire),
		places: placesOf(builder, typesOf(wire)),
		...(account !== undefined && {account}),
		...(rulesOfBuilder(builder) !== undefined && {hasRules: true}),
	};
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isTable = (one: unknown): one is inspect.DecisionTable =>
	isObject(one) && Array.isArray(one.rows) && Array.isArray(one.unusedAxes) && typeof one.toMarkdown === 'function';

/** What the page shows of a decision table. */
function cartTable({rows, unusedAxes, unusedRules, toMarkdown}: inspect.DecisionTable): CartTable {
	const [head = '', , ...lines] = toMarkdown()
		.replace(/\n\n.*/s, '')
		.split('\n');
	const cells = [head, ...lines].map(line =>
		line
			.slice(2, -2)
			.split(' | ')
			.map(cell => cell.replaceAll('&#32;', ' ').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')),
	);
	const axes = Object.keys(rows[0]?.carts[0] ?? {}).length;
	return {cells, unusedAxes, unusedRules, axes, rows: rows.map(rowResult)};
}

function rowResult({input, error}: inspect.DecisionRow): Result {
	if (error !== undefined) return {error: {message: messageOf(error)}};
	const wire = wireOf(input);
	return wire === undefined ? {json: String(input)} : resultFrom(input, wire);
}

/** The rules that decide about an instrument. */
function rulesOf(input: unknown, {instrument, account}: AskedRules): readonly string[] {
	// The form makes instruments from what a person typed; explain reports what is wrong with one.
	return inspect.explain(input, instrument as inspect.Instrument, account).rules ?? [];
}

/** Runs the code; `asked` is an instrument whose rules are asked for. */
export function runCode(code: UserCode, asked?: AskedRules): RunAnswer {
	const logs: string[] = [];
	const log = (...given: unknown[]): void => {
		if (logs.length < MOST_LOGS) logs.push(given.map(one => (typeof one === 'string' ? one : text(one))).join(' '));
	};
	const module = {exports: {} as Record<string, unknown>}; // filled by the code
	const require = (name: string): object => {
		const found = MODULES[name];
		if (found === undefined)
			throw new Error(`cannot import "${name}" here: import from ${Object.keys(MODULES).join(', ')}`);
		return found;
	};
	try {
		code(require, module, module.exports, call, value, {log, info: log, warn: log, error: log});
		const candidates = [...values, ...Object.values(module.exports)];
		const table = candidates.find(isTable);
		if (table !== undefined) {
			const rules = asked && rulesOf(table.rows[asked.row]?.input, asked);
			return {logs, table: cartTable(table), ...(rules && {rules})};
		}
		const result = resultOf(candidates);
		if (result === undefined) return {logs, error: {message: 'The code does not create a filter or session request'}};
		const rules = asked && rulesOf(result.builder, asked);
		return {logs, ...resultFrom(result.builder, result.wire), ...(rules && {rules})};
	} catch (error) {
		const span = failure();
		return {logs, error: {message: messageOf(error), ...(span !== undefined && {span})}};
	}
}

function text(one: unknown): string {
	try {
		return JSON.stringify(one) ?? String(one);
	} catch {
		return String(one);
	}
}
