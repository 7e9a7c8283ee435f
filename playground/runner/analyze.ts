// Everything that the page shows about a filter or session request, from its JSON text.
import * as inspect from 'paylock/inspect';
import {renderScreen} from 'paylock/sandbox';
import {jsonText} from '../../scripts/docs/json-text.mjs';
import type {Analysis, AnalysisRequest, IssueLine, Verdict} from '../messages.js';

const MOST_INSTRUMENTS = 60;
const MOST_LINES = 50;

/** The value, or a fallback for input that the function refuses. */
function attempt<Value>(make: () => Value, fallback: (message: string) => Value): Value {
	try {
		return make();
	} catch (error) {
		return fallback(error instanceof Error ? error.message : String(error));
	}
}

export function explain({input, instrument, readings}: Extract<AnalysisRequest, {kind: 'explain'}>): Verdict {
	// The form makes instruments from what a person typed; explain reports what is wrong with one.
	const {verdict, because} = inspect.explain(input, instrument as inspect.Instrument, {readings});
	return {
		verdict,
		because: because.map(({pointer, message, rule, ...rest}) => ({pointer, text: message, rule, ...rest})),
	};
}

export function analyze({input, isPasted, readings}: Extract<AnalysisRequest, {kind: 'analyze'}>): Analysis {
	const issues = inspect
		.lint(input, {readings})
		.slice(0, MOST_LINES)
		.map(({pointer, message, rule, severity}): IssueLine => ({pointer, text: message, rule, severity}));
	return {
		issues,
		description: attempt(
			() => inspect.describe(input, {readings}),
			message => message,
		),
		screen: attempt(
			() => renderScreen(input, {view: 'customer', readings}),
			() => '',
		),
		instruments: attempt(
			() => inspect.instruments(input).slice(0, MOST_INSTRUMENTS),
			() => [],
		),
		readings: inspect.openReadings,
		...(isPasted ? {repair: repaired(input)} : {}),
	};
}

function repaired(input: string): NonNullable<Analysis['repair']> {
	const {value, changes} = inspect.repair(input);
	return {
		json: jsonText(value),
		changes: changes.slice(0, MOST_LINES).map(({pointer, message}) => ({pointer, text: message})),
		effects: attempt(
			() =>
				inspect
					.diff(input, value)
					.changes.slice(0, MOST_LINES)
					.map(({message}) => message),
			() => [],
		),
		code: attempt(
			() => inspect.toCode(value),
			message => `// ${message}`,
		),
	};
}
