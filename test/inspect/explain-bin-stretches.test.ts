// The BINs that ranges tell apart: the first of each stretch, and one outside them all.
import {describe, expect, test} from 'vitest';
import {instruments} from '../../src/inspect/analysis/instruments.js';
import {BinSegments} from '../../src/inspect/evaluate/bin-segments.js';

function binsOf(...cardFilters: readonly object[]) {
	const options = [{paymentMethodType: 'CARD', enable: true, cardFilters}];
	return instruments({allowDefaultOptions: true, options}).flatMap(one => (one.type === 'CARD' ? [one.bin] : []));
}

const hide = (...cardBins: readonly string[]) => ({enable: false, cardBins});
const show = (...cardBins: readonly string[]) => ({enable: true, cardBins});

test.each<[name: string, filters: readonly object[], bins: readonly string[]]>([
	['a gap between two ranges', [hide('10::19', '30::39')], ['10', '30', '20']],
	['ranges that touch: the first number after them', [hide('10::19', '20::29')], ['10', '20', '30']],
	['ranges that overlap', [hide('10::25'), hide('20::29')], ['10', '20', '26', '30']],
	['the same range twice', [hide('10::19'), show('10::19')], ['10', '20']],
	['leading zeros', [hide('00::09')], ['00', '10']],
	['up to the last number: the first of all', [hide('90::99')], ['90', '00']],
	['up to the last number of nine digits', [hide('900000000::999999999')], ['900000000', '000000000']],
	['every number: none is outside', [hide('0::9')], ['0']],
	['every number, in two ranges', [hide('0::4'), show('5::9')], ['0', '5']],
	[
		'a range of fewer digits spans every longer number',
		[hide('4::4'), show('4100::4199')],
		['4000', '4100', '4200', '5000'],
	],
	['19 digits', [hide('9999999999999999998::9999999999999999998')], ['9999999999999999998', '9999999999999999999']],
])('%s', (_, filters, bins) => {
	expect(binsOf(...filters)).toEqual(bins);
});

describe('stretches', () => {
	test('each with the first filter that shows it and the first that hides it', () => {
		const rows = [
			{at: 0, enable: false, ranges: ['20::29']},
			{at: 1, enable: true, ranges: ['25::34']},
			{at: 2, enable: false, ranges: ['10::39']},
			{at: 3, enable: true, ranges: ['30::39', '10::11']},
		];
		expect(new BinSegments(rows).bins()).toEqual({
			covered: [
				{bin: '10', rows: [3, 2]},
				{bin: '12', rows: [2]},
				{bin: '20', rows: [0]},
				{bin: '25', rows: [1, 0]},
				{bin: '30', rows: [1, 2]},
				{bin: '35', rows: [3, 2]},
			],
			outside: '40',
		});
	});

	test('without ranges there are none', () => {
		expect(new BinSegments([{at: 0, enable: true, ranges: []}]).bins()).toEqual({covered: [], outside: ''});
	});
});
