// BIN ranges at their ends: what is inside, outside and open, and which filter says so.
import {describe, expect, test} from 'vitest';
import {compile} from '../../src/inspect/index.js';

type Expected = readonly [bin: string | undefined, expected: string];

/** `verdict`, and the place of each filter that is named. */
function answers(cardFilters: readonly object[], bins: readonly (string | undefined)[]): readonly Expected[] {
	const {explain} = compile({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
	});
	return bins.map(bin => {
		const {verdict, because} = explain({type: 'CARD', ...(bin === undefined ? {} : {bin})});
		const places = because.map(({pointer}) => pointer.replace('/options/0/cardFilters/', ''));
		return [bin, [verdict, ...places].join(' ')];
	});
}

const hide = (...cardBins: readonly string[]) => ({enable: false, cardBins});
const show = (...cardBins: readonly string[]) => ({enable: true, cardBins});
const others = 'shown /allowDefaultOptions';

describe('both ends are included, and a longer BIN is compared by its leading digits', () => {
	test.each<[name: string, filters: readonly object[], expected: readonly Expected[]]>([
		[
			'one number',
			[hide('411111::411111')],
			[
				['411110', others],
				['4111109999', others],
				['411111', 'hidden 0'],
				['4111110000', 'hidden 0'],
				['4111119999', 'hidden 0'],
				['411112', others],
				['4111120000', others],
			],
		],
		[
			'every number',
			[hide('0::9')],
			[
				['0', 'hidden 0'],
				['5', 'hidden 0'],
				['9999999999999999999', 'hidden 0'],
				[undefined, 'hidden 0'],
			],
		],
		[
			'leading zeros',
			[hide('000::009')],
			[
				['000', 'hidden 0'],
				['0099', 'hidden 0'],
				['010', others],
				['9', others],
				['0', 'undetermined 0'],
			],
		],
		[
			'ranges that touch, given in no order',
			[hide('300::399', '100::199', '200::299')],
			[
				['099', others],
				['100', 'hidden 0'],
				['199', 'hidden 0'],
				['200', 'hidden 0'],
				['299', 'hidden 0'],
				['300', 'hidden 0'],
				['399', 'hidden 0'],
				['400', others],
			],
		],
		[
			'the same range twice, and one within',
			[hide('20::29', '20::29', '24::25'), hide('20::29')],
			[
				['19', others],
				['20', 'hidden 0 1'],
				['24', 'hidden 0 1'],
				['29', 'hidden 0 1'],
				['30', others],
			],
		],
		[
			'15 and 16 digits, given in no order',
			[
				hide('999999999999999::999999999999999', '100000000000000::100000000000001'),
				hide('9007199254740993::9007199254740993', '1000000000000001::1000000000000001'),
			],
			[
				['999999999999998', others],
				['999999999999999', 'hidden 0'],
				['100000000000001', 'hidden 0'],
				['100000000000002', others],
				['1000000000000021', others],
				['9007199254740992', others],
				['9007199254740993', 'hidden 1'],
				['9007199254740994', others],
			],
		],
		[
			'19 digits, given in no order',
			[hide('9007199254740993000::9007199254740993000', '1000000000000000001::1000000000000000001')],
			[
				['1000000000000000000', others],
				['1000000000000000001', 'hidden 0'],
				['1000000000000000002', others],
				['9007199254740992999', others],
				['9007199254740993000', 'hidden 0'],
				['9007199254740993001', others],
			],
		],
	])('%s', (_, filters, expected) => {
		expect(
			answers(
				filters,
				expected.map(([bin]) => bin),
			),
		).toEqual(expected);
	});
});

describe('a BIN with fewer digits than the range', () => {
	test.each<[name: string, filters: readonly object[], expected: readonly Expected[]]>([
		[
			'is open only where a longer one might be inside',
			[hide('4111::4119')],
			[
				[undefined, 'undetermined 0'],
				['4', 'undetermined 0'],
				['41', 'undetermined 0'],
				['411', 'undetermined 0'],
				['410', others],
				['412', others],
				['40', others],
				['3', others],
				['5', others],
			],
		],
		[
			'has too few digits for the filter whose range it may be in, not for one beyond',
			[hide('50::58'), hide('10::18'), hide('60::68')],
			[
				['1', 'undetermined 1'],
				['5', 'undetermined 0'],
				['6', 'undetermined 2'],
			],
		],
		[
			'is decided where all longer ones are inside',
			[show('50::59'), hide('10::19'), show('60::64', '65::69')],
			[
				['1', 'hidden 1'],
				['5', 'shown 0'],
				['6', 'shown 2'],
			],
		],
		[
			'of filters of both kinds: the first that it may reach',
			[hide('90::98'), hide('15::16'), show('17::18'), show('80::89')],
			[
				['1', 'undetermined 1'],
				['15', 'hidden 1'],
				['17', 'shown 2'],
				['8', 'shown 3'],
				['9', 'undetermined /allowDefaultOptions /options/0 0'],
			],
		],
		[
			'next to a range of as many digits',
			[hide('4::4'), hide('4111::4111')],
			[
				['4', 'hidden 0'],
				['41', 'hidden 0'],
				['4111', 'hidden 0 1'],
			],
		],
	])('%s', (_, filters, expected) => {
		expect(
			answers(
				filters,
				expected.map(([bin]) => bin),
			),
		).toEqual(expected);
	});
});
