// How long decode takes, compared with well-maintained validators on the same input. It copies, freezes and checks more rules
// than their schemas; ajv over paylock's own JSON Schema checks the same rules, but does not copy or freeze.

import {Ajv2020} from 'ajv/dist/2020.js';
import {decode, paymentFilterSchema} from '../../dist/inspect.js';
import {validators} from '../build/peers.mjs';
import {largeBulk, largeOneByOne, medium, small} from '../build/workloads.mjs';
import {compare, duration, rounded, table} from '../measure.mjs';
import {carts} from './carts.mjs';
import {comparisons} from './compare.mjs';
import {explainGrowth} from './explain.mjs';

const ajv = new Ajv2020({strictTypes: false, strictRequired: false, allErrors: true});
const ownSchema = ajv.compile(paymentFilterSchema.toJSONSchema());

/** What decode accepts, so that no contender is timed on a refusal. */
function accepted(payload) {
	const decoded = decode(payload);
	if (!decoded.ok || !ownSchema(payload))
		throw new Error(`decode refuses the payload: ${decoded.issues?.[0]?.message}`);
	return payload;
}

function contest({literal}, how) {
	const payload = accepted(literal());
	const contenders = {
		'**decode**': () => decode(payload),
		'ajv, over paylock’s JSON Schema': () => ownSchema(payload),
		...validators(payload),
		structuredClone: () => structuredClone(payload),
	};
	return new Map(compare(contenders, how).map(result => [result.name, result]));
}

function validatorRatios() {
	const large = {rounds: 15, milliseconds: 20, collect: true};
	const columns = [contest(small), contest(medium), contest(largeBulk, large), contest(largeOneByOne, large)];
	const rows = [...columns[0].keys()].map(name => [name, ...columns.map(column => rounded(column.get(name).ratio))]);
	const times = columns.map(column => duration(column.get('**decode**').ns));
	return table(
		['ratio to decode', 'small', 'medium', '100,000 ranges in one list', '100,000 card filters'],
		[...rows, ['(decode took)', ...times]],
	);
}

/** What wrong input costs: every issue is counted, the first hundred are returned. */
function wrong() {
	const valid = accepted(largeBulk.literal());
	const [cards, wallets] = valid.options;
	const withBins = cardBins => ({...valid, options: [{...cards, cardFilters: [{enable: false, cardBins}]}, wallets]});
	const bins = cards.cardFilters[0].cardBins;
	const text = JSON.stringify(valid);
	const contenders = {
		'valid ranges': () => decode(valid),
		'every range wrong': () => decode(withBins(bins.map(range => range.replace('::', ':')))),
		'making the wrong ones, without decode': () => withBins(bins.map(range => range.replace('::', ':'))),
		'valid ranges, as text': () => decode(text),
		'JSON.parse of that text': () => JSON.parse(text),
	};
	const results = compare(contenders, {rounds: 15, milliseconds: 20, collect: true});
	return table(
		['100,000 ranges and 10,000 codes', 'ratio', 'took'],
		results.map(({name, ratio, ns}) => [name, rounded(ratio), duration(ns)]),
	);
}

export async function run() {
	const [comparing, deciding] = [comparisons(), await carts()];
	const tables = [validatorRatios(), wrong(), explainGrowth(), comparing.markdown, deciding.markdown];
	return {
		title: 'Decoding, explaining and comparing filters',
		markdown: tables.join('\n\n'),
		figures: {...comparing.figures, ...deciding.figures},
	};
}
