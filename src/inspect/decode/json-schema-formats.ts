// The formats of short strings as JSON Schema, without lookaround, so that validators with any regex engine accept them.
import {joinedAppsProblem, joinedCodesProblem, joinedHandlesProblem} from '../../schema/code-formats.js';
import {amountProblem} from '../../values/amount.js';
import {epochSecondsProblem} from '../../values/epoch-seconds.js';
import {binRangeProblem, LONGEST_BIN, LONGEST_TENURE, tenureRangeProblem} from '../../values/ranges.js';
import {REFUSED_SCHEMES, returnUrlProblem} from '../../values/return-url.js';
import {type Check, hiddenAt, LONGEST_CODE, LONGEST_TEXT, textProblem} from '../../values/text.js';

/**
 * A JSON Schema, or a part of one.
 *
 * @source JSON Schema, draft 2020-12
 */
export interface JsonSchema {
	readonly [keyword: string]: unknown;
}

type Format = readonly [name: string, make: () => JsonSchema, ...examples: readonly string[]];

const FORMATS: ReadonlyMap<Check, Format> = new Map<Check, Format>([
	[joinedCodesProblem, ['code', () => separatedByCommas(codePattern('')), 'CODE_A']],
	[joinedAppsProblem, ['app', () => separatedByCommas(codePattern('@')), 'APP_A']],
	[joinedHandlesProblem, ['handle', () => separatedByCommas(handlePattern()), '@bank']],
	[binRangeProblem, ['binRange', binRange, '411111::411199', '41111100::41111199']],
	[tenureRangeProblem, ['tenureRange', tenureRange, '3::6', '9::9']],
	[textProblem, ['text', text]],
	[returnUrlProblem, ['returnUrl', returnUrl, 'https://shop.example/return']],
	[amountProblem, ['amount', () => pattern('^(?:[0-9]{1,16}\\.[0-9]{2}|[0-9]{1,15}(?:\\.[0-9])?)$'), '499.00']],
	[epochSecondsProblem, ['epochSeconds', () => pattern('^[0-9]{1,10}$'), '1893456000']],
]);

/** The name and the schema of a format. */
export function formatOf(check: Check): Format {
	const format = FORMATS.get(check);
	if (format === undefined) throw new Error(`no JSON Schema is known for ${check.name}`);
	return format;
}

function pattern(text: string): JsonSchema {
	return {type: 'string', pattern: text};
}

/** One code, or several codes joined by commas, which `lint` reports. */
function separatedByCommas(one: string): JsonSchema {
	return {...pattern(`^(?:${one}| *${one} *(?:, *${one} *)+)$`), maxLength: LONGEST_TEXT};
}

/** A code whose first character is not one of `forbidden`. */
function codePattern(forbidden: string): string {
	const hidden = hiddenClass();
	return `[^ ,${forbidden}${hidden}](?:[^,${hidden}]{0,${LONGEST_CODE - 2}}[^ ,${hidden}])?`;
}

function handlePattern(): string {
	const hidden = hiddenClass();
	return `@[^,@${hidden}]{0,${LONGEST_CODE - 2}}[^ ,@${hidden}]`;
}

/** The same number of digits on both sides. */
function binRange(): JsonSchema {
	const sides = Array.from({length: LONGEST_BIN}, (_, index) => `[0-9]{${index + 1}}::[0-9]{${index + 1}}`);
	return pattern(`^(?:${sides.join('|')})$`);
}

/** Whole numbers from 1; leading zeros count as digits. */
function tenureRange(): JsonSchema {
	const sides = Array.from(
		{length: LONGEST_TENURE},
		(_, zeros) => `0{${zeros}}[1-9][0-9]{0,${LONGEST_TENURE - zeros - 1}}`,
	);
	return pattern(`^(?:${sides.join('|')})::(?:${sides.join('|')})$`);
}

function text(): JsonSchema {
	const refused = classOf(character => textProblem(`x${character}`) !== undefined);
	const refusedOrBlank = classOf(character => textProblem(character) !== undefined);
	return {...pattern(`^[^${refused}]*[^${refusedOrBlank}][^${refused}]*$`), maxLength: LONGEST_TEXT};
}

function returnUrl(): JsonSchema {
	const schemes = [...REFUSED_SCHEMES].map(scheme =>
		scheme.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`),
	);
	return {
		...pattern(`^[A-Za-z][A-Za-z0-9+.-]*:[^ \\\\${hiddenClass()}]*$`),
		maxLength: LONGEST_TEXT,
		not: {pattern: `^(?:${schemes.join('|')})`},
	};
}

/** Invisible characters. */
function hiddenClass(): string {
	return classOf(character => hiddenAt(character) === 0);
}

/** The characters that the rule finds, for use in a character class, without lone surrogates: JSON text cannot contain them. */
function classOf(isIn: (character: string) => boolean): string {
	const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;
	let ranges = '';
	let start = -1;
	for (let unit = 0; unit <= 0x10000; unit += 1) {
		const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
		const inside = unit < 0x10000 && !isSurrogate && isIn(String.fromCharCode(unit));
		if (inside && start < 0) start = unit;
		if (inside || start < 0) continue;
		ranges += start === unit - 1 ? escaped(start) : `${escaped(start)}-${escaped(unit - 1)}`;
		start = -1;
	}
	return ranges;
}
