// What an editor offers and shows: completions narrow to what is still right, hovers read as English and stay short.
import ts from 'typescript';
import {expect, test} from 'vitest';
import {options, root} from '../messages/compiler.js';

const many = Array.from({length: 500}, (_, index) => `'WALLET_${index}'`).join(', ');
/** `^` marks where the cursor stands; it is not part of the text. */
const marked = `import {filter, mandate, paylock} from 'paylock';
const shop = paylock({servicePrefix: 'PREFIX', codes: {WALLET: ['WALLET_A'], NB: ['NB_BANKA'], brands: ['BRAND_A'], banks: ['BANK_A'], subTypes: ['SUB_A'], apps: ['APP_A']}});
const ready = shop.filter().allowDefaults(true);
ready.hide('WALLET', ['^']);
ready.show('NB', ['^']);
ready.cards(c => c.hideBrands('^'));
ready.cards(c => c.hideBanks('^'));
ready.cards(c => c.showSubTypes('^'));
ready.cards(c => c.hide({banks: ['^']}));
ready.cards(c => c.hideTypes('^'));
ready.upi(u => u.hideIntent('^'));
ready.hide('CARD').cards(c => c).hide('^');
filter().^
const ^brief = filter().allowDefaults(true).hide('WALLET', ['WALLET_A']).cards(c => c.hideTypes('CREDIT'));
const ^terms = mandate('REQUIRED').maxAmount('1.00');
const ^stocked = paylock({codes: {WALLET: [${many}]}}).filter().allowDefaults(true).hide('WALLET', ['WALLET_7']);
`;
const parts = marked.split('^');
const text = parts.join('');
const cursors = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length);

const file = `${root}test/editor/made-up.ts`;
const read = (name: string) => (name === file ? text : ts.sys.readFile(name));
const service = ts.createLanguageService({
	getCompilationSettings: () => options,
	getScriptFileNames: () => [file],
	getScriptVersion: () => '1',
	getScriptSnapshot: name => {
		const content = read(name);
		return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
	},
	getCurrentDirectory: () => root,
	getDefaultLibFileName: ts.getDefaultLibFilePath,
	fileExists: name => name === file || ts.sys.fileExists(name),
	readFile: read,
	directoryExists: ts.sys.directoryExists,
});

const offered = (cursor: number | undefined) =>
	service.getCompletionsAtPosition(file, cursor ?? 0, {})?.entries.map(({name}) => name);
const shown = (cursor: number | undefined) =>
	ts.displayPartsToString(service.getQuickInfoAtPosition(file, cursor ?? 0)?.displayParts);

test('a catalogue completes its codes', () => {
	expect(cursors.slice(0, 8).map(offered)).toEqual([
		['WALLET_A'],
		['NB_BANKA'],
		['BRAND_A'],
		['BANK_A'],
		['SUB_A'],
		['BANK_A'],
		['DEBIT', 'CREDIT'],
		['APP_A'],
	]);
});

test('only types that are still free are offered', () => {
	expect(offered(cursors[8])).toEqual(['UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP']);
});

test('allowDefaults is the only first step offered', () => {
	expect(offered(cursors[9])).toEqual(['allowDefaults']);
});

test('a hover says in English what was said', () => {
	const [, sentences = '', words] = /^const brief: FilterBuilder<(.*), (\w+)>$/.exec(shown(cursors[10])) ?? [];
	// The compiler lists a union in an order of its own.
	expect(sentences.split(' | ').sort()).toEqual(['"CARD is filtered"', '"WALLET is hidden"', '"names providers"']);
	expect(words).toBe('AnyCode');
	expect(shown(cursors[11])).toBe('const terms: MandateTerms<"max_amount is set">');
});

test('a hover of 500 codes is cut short', () => {
	expect(shown(cursors[12])).toMatch(/^const stocked: FilterBuilder<"[^{]*", /);
	expect(shown(cursors[12]).length).toBeLessThan(800);
});
