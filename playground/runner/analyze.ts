// Everything that the page shows about a filter or session request, from its JSON text.
import * as inspect from 'paylock/inspect';
import {renderScreen} from 'paylock/sandbox';
import {jsonText} from '../../scripts/docs/json-text.mjs';
import type {Account, Analysis, AnalysisRequest, IssueLine, Verdict} from '../messages.js';

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

export function explain({input, instrument, account}: Extract<AnalysisRequest, {kind: 'explain'}>): Verdict {
	// The form makes instruments from what a person typed; explain reports what is wrong with one.
	const {verdict, because} = inspect.explain(input, instrument as inspect.Instrument, account);
	return {
		verdict,
		because: because.map(({pointer, message, rule, ...rest}) => ({pointer, text: message, rule, ...rest})),
	};
}

export function analyze({input, isPasted, account}: Extract<AnalysisRequest, {kind: 'analyze'}>): Analysis {
	const issues = inspect
		.lint(input, account)
		.slice(0, MOST_LINES)
		.map(({pointer, message, rule, severity}): IssueLine => ({pointer, text: message, rule, severity}));
	const description = attempt(
		() => inspect.summarize(input, account),
		() => undefined,
	);
	return {
		issues,
		isUnreadable: description === undefined,
		description: description ?? '',
		screen: attempt(
			() => renderScreen(input, {...account, view: 'customer'}),
			() => '',
		),
		classes: attempt(
			() =>
				inspect
					.instrumentClasses(input, account)
					.slice(0, MOST_INSTRUMENTS)
					.map(({type, label, instrument, members}) => ({type, label, instrument, members})),
			() => [],
		),
		readings: inspect.openReadings,
		...(isPasted && description !== undefined ? {repair: repaired(input, account)} : {}),
	};
}

function repaired(input: string, account: Account): NonNullable<Analysis['repair']> {
	const {value, changes} = inspect.repair(input, account);
	return {
		json: jsonText(value),
		changes: changes.slice(0, MOST_LINES).map(({pointer, message}) => ({pointer, text: message})),
		effects: attempt(
			() =>
				inspect
					.diff(input, value, account)
					.changes.slice(0, MOST_LINES)
					.map(({message}) => message),
			() => [],
		),
		code: attempt(
			() => inspect.toCode(value, account),
			message => `// ${message}`,
		),
	};
}
