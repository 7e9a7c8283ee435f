// Writes the SQL expression for the verdict on the instrument in each row of a table.
import {formatValue} from '../../diagnostics/format-value.js';
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {joinIntervals} from '../../utils/interval-sets.js';
import {LONGEST_BIN} from '../../values/ranges.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {Instrument} from '../../wire/instrument.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {type Budget, withinBudget} from '../analysis/budget.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import type {Subject} from '../subject/read-subject.js';
import {type Columns, upiColumns} from './columns.js';
import {type Branch, type Choice, type Decision, decisionOf} from './decision.js';
import {type SectionAttribute, sectionFinder} from './section-values.js';

/** The most characters of one expression. */
const MOST_CHARACTERS = 2_000_000;

/** A sample value of each attribute, for filters that name no value of it. */
const UPI_SAMPLES = {handle: '@other', app: 'OTHER', code: 'OTHER'} as const;

/** The verdict of a row that is not an instrument. */
const INVALID = sqlText('undetermined');

/** The expression whose value is the verdict of `explain`. */
export function writeSql(subject: Subject, columns: Columns): string {
	return withinBudget(budget => sqlOf(subject, columns, budget));
}

function sqlOf(subject: Subject, columns: Columns, budget: Budget): string {
	const types = [...new Set([...PAYMENT_METHOD_TYPES, ...(subject.account.types ?? [])])];
	const explain = createEvaluator(subject);
	const sectionOf = sectionFinder([subject], budget);
	const results = [...types.map(type => [type, ofType(type)] as const), ['EMI', ofEmi()] as const];
	return checked(sqlCaseOf(sqlName(columns.type), results, INVALID));

	function ofType(type: string): string {
		if (type === 'UPI') return ofUpi();
		const guard = type === 'CARD' ? notOneOf('cardType', CARD_TYPES) : undefined;
		return guarded([guard], ofSection({type}));
	}

	/** A row with more than one attribute of UPI is not an instrument. */
	function ofUpi(): string {
		const names = upiColumns(columns);
		const isShared = columns.handle === columns.app;
		const when = names.map((name, at) => {
			const column = columnOf(name);
			const others = names.slice(at + 1).map(other => `${columnOf(other)} IS NOT NULL`);
			const own = ofSection({type: 'UPI', [name]: UPI_SAMPLES[name]}, [name, 'supportsMandates']);
			if (name !== 'handle') return [`${column} IS NOT NULL`, guarded(others, own)] as const;
			const app = isShared ? ofSection({type: 'UPI', app: UPI_SAMPLES.app}, ['app', 'supportsMandates']) : INVALID;
			const either = sqlCase({when: [[`${column} LIKE '@%'`, own]], otherwise: app});
			return [`${column} IS NOT NULL`, guarded(others, either)] as const;
		});
		return sqlCase({when, otherwise: ofSection({type: 'UPI'}, ['supportsMandates'])});
	}

	function ofEmi(): string {
		return ofEach('kind', EMI_KINDS, kind => ofEach('group', PLAN_GROUPS, group => ofPlans(kind, group), ofCardless));
	}

	/** A plan that is certainly not on a card is cardless, even if its group is unknown. */
	function ofCardless(ofAny: string, ofGroup: ReadonlyMap<string, string>): string {
		const isElsewhere = notOneOf('paymentMethodType', ['CARD']);
		const cardless = ofGroup.get('cardless');
		if (isElsewhere === undefined || cardless === undefined) return ofAny;
		return sqlCase({when: [[isElsewhere, cardless]], otherwise: ofAny});
	}

	/** If the column is absent or `NULL`, the row stands for plans with every value. */
	function ofEach<Value extends string>(
		attribute: 'kind' | 'group',
		values: readonly Value[],
		ofValue: (value: Value) => string,
		narrowed: (ofAny: string, results: ReadonlyMap<string, string>) => string = ofAny => ofAny,
	): string {
		const results = values.map(value => [value, ofValue(value)] as const);
		const [[, first = INVALID] = [], ...others] = results;
		const differing = [...new Set(others.map(([, sql]) => sql))].filter(sql => sql !== first);
		const isCommon = differing.map(sql => `(${sql}) = (${first})`).join(' AND ');
		const ofAny = isCommon === '' ? first : sqlCase({when: [[isCommon, first]], otherwise: INVALID});
		const unknown = narrowed(ofAny, new Map(results));
		if (columns[attribute] === undefined) return unknown;
		const column = columnOf(attribute);
		const otherwise = sqlCase({when: [[`${column} IS NULL`, unknown]], otherwise: INVALID});
		return checked(sqlCaseOf(column, results, otherwise));
	}

	function ofPlans(kind: string, group: string): string {
		const guards = [
			columns.tenure === undefined ? undefined : `${columnOf('tenure')} < 1`,
			notOneOf('paymentMethodType', group === 'cardless' ? types : ['CARD']),
		];
		return guarded(guards, ofSection({type: 'EMI', kind, group}));
	}

	/** `base` is what all rows have in common; `attributes` are those that rows may have besides. */
	function ofSection(base: object, attributes: readonly string[] = Object.keys(columns)): string {
		const instrument = base as Instrument; // it has the attributes that determine its section
		const section = sectionOf(instrument);
		const decision = decisionOf(
			section,
			{...base},
			name => attributes.includes(name) && Object.hasOwn(columns, name),
			known => sqlText(explain(known as unknown as Instrument).verdict), // attributes of its section
			budget,
		);
		return writeDecision(decision);
	}

	function writeDecision(decision: Decision): string {
		if ('outcome' in decision) return decision.outcome;
		const {attribute, unknown, branches} = decision;
		const column = columnOf(attribute.name);
		const rest = otherwiseOf(decision);
		const when: (readonly [string, string])[] = [];
		if (unknown !== rest.to) when.push([`${column} IS NULL`, writeDecision(unknown)]);
		for (const {shortBins, to} of branches)
			if (shortBins.length > 0) when.push([isOneOf(column, shortBins.map(sqlText)), writeDecision(to)]);
		for (const branch of branches) {
			const condition = branch === rest ? '' : conditionOf(branch, attribute, column);
			if (condition !== '') when.push([condition, writeDecision(branch.to)]);
		}
		return checked(sqlCase({when, otherwise: writeDecision(rest.to)}));
	}

	function columnOf(attribute: string): string {
		return sqlName(columns[attribute as keyof Columns] ?? attribute); // called only for attributes with a column
	}

	/** The condition for rows with any other value; `NULL` means that the value is unknown. */
	function notOneOf(attribute: keyof Columns, values: readonly string[]): string | undefined {
		if (columns[attribute] === undefined) return undefined;
		return `${columnOf(attribute)} NOT IN (${values.map(sqlText).join(', ')})`;
	}

	function guarded(conditions: readonly (string | undefined)[], sql: string): string {
		const found = conditions.filter(condition => condition !== undefined);
		return found.length === 0 ? sql : sqlCase({when: [[found.join(' OR '), INVALID]], otherwise: sql});
	}
}

/** The branch that becomes ELSE: the branch of values that no filter names, or else the one with the most values. */
function otherwiseOf({attribute, unknown, branches}: Choice): Branch {
	const isCode = attribute.dimension.codes !== undefined;
	const sizeOf = ({classes}: Branch) => classes.reduce((size, one) => size + one.held.length, 0);
	const isRest = ({classes}: Branch) => isCode && classes.some(({isUnnamed}) => isUnnamed);
	const isUnknown = ({to}: Branch) => to === unknown;
	const sorted = [...branches].sort(
		(one, other) =>
			Number(isRest(other)) - Number(isRest(one)) ||
			sizeOf(other) - sizeOf(one) ||
			Number(isUnknown(other)) - Number(isUnknown(one)),
	);
	return sorted[0] as Branch; // each choice has branches
}

/** The rows whose column has a value of the branch. */
function conditionOf({classes}: Branch, {dimension, name}: SectionAttribute, column: string): string {
	if (name === 'supportsMandates') return `${column} = ${classes[0]?.value === true ? 'TRUE' : 'FALSE'}`;
	const held = classes.flatMap(one => one.held);
	if (dimension.codes !== undefined) {
		const codes = held.map(({from}) => sqlText(String(dimension.write(from))));
		return isOneOf(column, codes);
	}
	const conditions = joinIntervals(held).map(interval => {
		const [from, to] = [String(dimension.write(interval.from)), String(dimension.write(interval.to))];
		if (name !== 'bin') return from === to ? `${column} = ${from}` : `${column} BETWEEN ${from} AND ${to}`;
		// In text order, a BIN precedes every longer BIN that starts with it; padding the upper end with nines includes all of those.
		const lowest = from.replace(/0+$/, '') || '0';
		return `${column} BETWEEN ${sqlText(lowest)} AND ${sqlText(to.padEnd(LONGEST_BIN, '9'))}`;
	});
	return conditions.join(' OR ');
}

function checked(sql: string): string {
	if (sql.length <= MOST_CHARACTERS) return sql;

	return throwIssue('', {
		rule: 'too-large',
		problem: 'the filters combine into an expression that no engine would read',
		remedy: 'use fewer different lists',
	});
}

/** The result under the first condition that holds; equal results share one condition. */
interface Cases {
	readonly when: readonly (readonly [condition: string, then: string])[];
	readonly otherwise: string;
}

/** A text literal. Some engines read a backslash as an escape, and some cannot store the character NUL. */
function sqlText(text: string): string {
	if (/[\\\0]/.test(text)) {
		return throwIssue('', {
			rule: 'invalid-format',
			problem: `${formatValue(text)} contains a backslash or NUL, which not every engine reads alike`,
			remedy: 'remove the code from the filter',
		});
	}
	return `'${text.replaceAll("'", "''")}'`;
}

/** The name of a column or table. */
function sqlName(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

/** The condition that a column has one of these values, given as SQL literals. */
function isOneOf(column: string, values: readonly string[]): string {
	return values.length === 1 ? `${column} = ${values[0]}` : `${column} IN (${values.join(', ')})`;
}

/** A CASE expression, or the only result. */
function sqlCase({when, otherwise}: Cases): string {
	let last = when.length;
	while (when[last - 1]?.[1] === otherwise) last -= 1;
	if (last === 0) return otherwise;
	const cases: [condition: string, then: string][] = [];
	for (const [condition, then] of when.slice(0, last)) {
		const before = cases.at(-1);
		if (before?.[1] === then) before[0] += ` OR ${condition}`;
		else cases.push([condition, then]);
	}
	const lines = cases.map(([condition, then]) => `  WHEN ${condition} THEN ${indented(then)}`);
	// A CASE inside ELSE is merged into the CASE around it.
	const rest = otherwise.startsWith(START) ? otherwise.slice(START.length) : `  ELSE ${otherwise}\nEND`;
	return `${START}${lines.join('\n')}\n${rest}`;
}

const START = 'CASE\n';

/** The results for the values of a column; equal results share a condition. */
function sqlCaseOf(
	column: string,
	results: readonly (readonly [value: string, then: string])[],
	otherwise: string,
): string {
	const values = new Map<string, string[]>();
	for (const [value, then] of results) values.set(then, [...(values.get(then) ?? []), sqlText(value)]);
	const when = Array.from(values, ([then, list]) => [isOneOf(column, list), then] as const);
	return sqlCase({when, otherwise});
}

function indented(text: string): string {
	return text.replaceAll('\n', '\n  ');
}
