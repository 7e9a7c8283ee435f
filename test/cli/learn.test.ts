// `paylock learn`: from observations to readings.
import {expect, test} from 'vitest';
import {folderOf, json, paylock} from './cli.js';

const filter = {
	allowDefaultOptions: false,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]}],
};
const debit = {type: 'CARD', cardType: 'DEBIT'};
const lines = (...observations: readonly object[]) => observations.map(one => `${JSON.stringify(one)}\n`).join('\n');

test('prints the readings for the configuration, what is open, and what to look at next', async () => {
	const cwd = folderOf({
		'filters/filter.json': filter,
		'filters/seen.ndjson': lines({input: 'filter.json', instrument: debit, shown: true}),
	});
	const {code, out} = await paylock(['learn', 'filters/seen.ndjson'], {cwd});
	expect(code).toBe(0);
	expect(out).toMatch(
		/^1 reading from 1 observation, for paylock\.config\.json:\n\{\n {2}"readings": \{\n {4}"defaultsInside": "ignore"\n {2}\}\n\}\nstill open\n {2}precedence: /,
	);
	expect(out).toContain('observe next\n');
});

test('says what was settled before', async () => {
	const stdin = lines({input: filter, instrument: debit, shown: true});
	const cwd = folderOf({'paylock.config.json': {readings: {precedence: 'hide-wins'}}});
	const {out} = await paylock(['learn'], {stdin, cwd});
	expect(out).toMatch(/^1 reading from 1 observation/);
	expect(out).toContain('settled before, by the configuration or --readings\n  precedence: hide-wins\n');
});

test('--format json has the readings at the top level, which --readings reads', async () => {
	const cwd = folderOf({'seen.ndjson': lines({input: filter, instrument: debit, shown: true}), 'filter.json': filter});
	const {code, data, err} = await json(['learn', 'seen.ndjson'], {cwd});
	expect({code, err}).toEqual({code: 0, err: ''});
	expect(data).toMatchObject({version: 1, readings: {defaultsInside: 'ignore'}, conflicts: []});
	expect(data.open.map(({name}: {name: string}) => name)).toContain('precedence');
	const readings = folderOf({'readings.json': data});
	const explained = await json(
		['explain', 'filter.json', 'type=CARD,cardType=DEBIT', '--readings', `${readings}/readings.json`],
		{cwd},
	);
	expect(explained.data.files[0].explanations[0].verdict).toBe('shown');
});

test('observations that contradict each other exit with 1, and are reported by line', async () => {
	const stdin = lines(
		{input: filter, instrument: debit, shown: true},
		{input: filter, instrument: debit, shown: true},
		{input: filter, instrument: debit, shown: false},
	);
	const {code, out} = await paylock(['learn'], {stdin});
	expect(code).toBe(1);
	expect(out).toContain('unexplained\n  standard input:5 CARD, cardType DEBIT: not shown\n');
	expect((await json(['learn'], {stdin})).data.conflicts).toEqual([
		{at: 'standard input:5', instrument: debit, shown: false},
	]);
});

test.each([
	['{', /standard input:1:2: this is not JSON/],
	['\n\n[]', /standard input:3:1: the observation is not an object/],
	[
		'{"input": {}, "instrument": {"type": "CASH"}, "seen": true}',
		/"seen" is not a key of an observation: write input, instrument or shown/,
	],
	['{"input": {}, "instrument": "CASH", "shown": true}', /instrument is missing/],
	['{"input": {}, "instrument": {"type": "CASH"}, "shown": "yes"}', /shown is not a boolean/],
	['{"input": "nowhere.json", "instrument": {"type": "CASH"}, "shown": true}', /nowhere\.json cannot be read/],
	['{"input": {"allowDefaultOptions": true, "options": []}, "instrument": {"type": "CARDS"}, "shown": true}', /CARDS/],
])('a wrong observation ends with 2: %s', async (stdin, message) => {
	const {code, out, err} = await paylock(['learn'], {stdin});
	expect(err).toMatch(message);
	expect(err).not.toContain('internal error');
	expect({code, out}).toEqual({code: 2, out: ''});
});

test.each([
	['a file without observations', ''],
	['a filter', JSON.stringify({allowDefaultOptions: true, options: []}, null, 2)],
	['an object that is no observation', '{"name": "my-app"}'],
	['a list', '[]'],
	['an input that is no filter', '{"input": {"name": "my-app"}, "instrument": {"type": "CASH"}, "shown": true}'],
])('learn of %s ends with 2', async (_, text) => {
	const {code, out, err} = await paylock(['learn', 'seen.ndjson'], {cwd: folderOf({'seen.ndjson': text})});
	expect(err).toMatch(/seen\.ndjson|no observation/);
	expect(err).not.toContain('internal error');
	expect({code, out}).toEqual({code: 2, out: ''});
});
