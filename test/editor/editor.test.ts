// What an editor offers and shows: completions narrow to what is still free, hovers read as English, signature help shows
// parameters and never a reason for a refusal before there is a mistake.
import ts from 'typescript';
import {expect, test} from 'vitest';
import {options, root} from '../messages/compiler.js';

const many = Array.from({length: 500}, (_, index) => `'WALLET_${index}'`).join(', ');
/** `^` marks the cursor; it is not part of the text. */
const marked = `import {type Account, type AnyFilter, amend, type CatalogOf, emi, filter, mandate, type OrderFields, type Paylock, paylock, rules, session} from 'paylock';
const shop = paylock({servicePrefix: 'PREFIX', codes: {WALLET: ['WALLET_A'], NB: ['NB_BANKA'], brands: ['BRAND_A'], banks: ['BANK_A'], subTypes: ['SUB_A'], apps: ['APP_A'], issuers: ['BANK_A']}, types: ['OTC']});
const ready = shop.filter().allowDefaults(true);
const open = filter().allowDefaults(true);
declare const lock: AnyFilter;
declare const order: OrderFields;
ready.hide('WALLET', ['^']);
shop.filter().allowDefaults(false).show('NB', ['^']);
ready.cards(c => c.hideBrands('^'));
ready.cards(c => c.hideBanks('^'));
ready.cards(c => c.showSubTypes('^'));
ready.cards(c => c.hide({banks: ['^']}));
ready.cards(c => c.hideTypes('^'));
ready.upi(u => u.hideIntent('^'));
open.hide('CARD').show('CASH').hide('^');
open.hide('WALLET', ['WALLET_A']).hide('^', ['WALLET_B']);
ready.hide('CARD').show('^');
emi().hide('noCost').show('^');
emi().show('noCost', groups => groups.hide('debit').show('^'));
filter().^allowDefaults(true);
ready.cards(c => c.show({^}));
ready.cards(c => c.^when(true, one => one));
const ^chain = filter().allowDefaults(true).hide('WALLET', ['WALLET_A']).cards(c => c.hideTypes('CREDIT'));
const ^terms = mandate('REQUIRED').maxAmount('1.00');
const ^unknown = lock.hide('CASH');
const ^stocked = paylock({codes: {WALLET: [${many}]}}).filter().allowDefaults(true).hide('WALLET', ['WALLET_7']);
const plain = open;
plain.hide(^);
plain.hide('WALLET', ^);
plain.hide('CARD').hide('CASH').show(^);
plain.cards(c => c.hideBanks(^));
plain.cards(^);
plain.when(true, ^);
plain.emi(^);
mandate('REQUIRED').maxAmount(^);
mandate('REQUIRED').startDate(^);
session('paymentPage', order).mandate(^);
amend(chain.build(), ^draft => {});
amend(chain.build(), changed => { changed.^options; });
const ^small = paylock({servicePrefix: 'PREFIX', codes: {WALLET: ['WALLET_A'], NB: ['NB_BANKA']}});
const account = ^paylock({servicePrefix: 'PREFIX', codes: {WALLET: ['WALLET_A'], NB: ['NB_BANKA']}});
interface ShopCatalog extends CatalogOf<{codes: {WALLET: ['WALLET_A']}}> {}
declare const named: Paylock<ShopCatalog>;
const ^ours = named.filter().allowDefaults(true);
const ^page = session('paymentPage', order).paymentFilter(open.hide('CASH'));
const bought = session('paymentPage', order).^paymentFilter(open.hide('CASH'));
const ^wallets = rules().hide('WALLET');
open.cards(bins => bins.^hideBins('411111::411199', '422222::422299'));
open.cards(types => types.^hideTypes('CREDIT'));
open.emi(kinds => kinds.^show('noCost'));
mandate('REQUIRED').^maxAmount('1.00');
shop.emi().show('noCost', g => g.show('credit', p => p.show({issuers: {only: ['^']}})));
open.cards(c => c.hideBins(^));
filter().^build;
session('paymentPage', {^});
open.cards(listed => listed.hide(^));
open.forMandates(^);
paylock(^);
open.^hide('WALLET', ['WALLET_A']);
open.cards(chosen => chosen.^hide({banks: ['BANK_A']}));
open.upi(refused => { refused.hideAllIntent(); });
open.^show('CASH');
open.^when(order.amount === '1.00', f => f.hide('CASH'));
small.filter().allowDefaults(true).^hide('WALLET', ['WALLET_A']);
emi().^hide('standard');
open.include(^);
mandate(^);
const own: Account = {^severities: {}};
const misspelled: Account = {severities: {'unknown-kye': 'off'}};
open.upi(u => u.hideIntent('@x'));
`;
const parts = marked.split('^');
const text = parts.join('');
const cursors = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length);

const file = `${root}test/editor/virtual.ts`;
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

const line = (cursor: number) => text.split('\n')[text.slice(0, cursor).split('\n').length - 1] ?? '';
const cursorOf = (start: string) => cursors.find(cursor => line(cursor).startsWith(start)) ?? 0;
const entries = (start: string) => service.getCompletionsAtPosition(file, cursorOf(start), {})?.entries ?? [];
const offered = (start: string) => entries(start).map(({name}) => name);
const hover = (start: string) =>
	ts.displayPartsToString(service.getQuickInfoAtPosition(file, cursorOf(start))?.displayParts);
const help = (start: string) => {
	const [item] = service.getSignatureHelpItems(file, cursorOf(start), {})?.items ?? [];
	return item?.parameters.map(({displayParts}) => ts.displayPartsToString(displayParts)).join(', ');
};
const definition = (start: string) => {
	const [found] = service.getDefinitionAtPosition(file, cursorOf(start)) ?? [];
	const {start: at, length} = found?.contextSpan ?? {start: 0, length: 0};
	return read(found?.fileName ?? '')?.slice(at, at + length);
};
const documented = (start: string) => {
	const {items = [], argumentIndex = 0} = service.getSignatureHelpItems(file, cursorOf(start), {}) ?? {};
	return ts.displayPartsToString(items[0]?.parameters[argumentIndex]?.documentation);
};

test('{only: […]} offers the issuers of the catalog', () => {
	expect(offered('shop.emi().show(')).toContain('BANK_A');
});

test.each([
	["ready.hide('WALLET', [", ['WALLET_A']],
	['shop.filter().allowDefaults(false).show(', ['NB_BANKA']],
	['ready.cards(c => c.hideBrands(', ['BRAND_A']],
	['ready.cards(c => c.hideBanks(', ['BANK_A']],
	['ready.cards(c => c.showSubTypes(', ['SUB_A']],
	['ready.cards(c => c.hide({banks', ['BANK_A']],
	['ready.upi(u => u.hideIntent(', ['APP_A']],
	['ready.cards(c => c.hideTypes(', ['CREDIT', 'DEBIT']],
	["open.hide('CARD').show('CASH').hide('", ['CARD', 'CONSUMER_FINANCE', 'NB', 'REWARD', 'RTP', 'UPI', 'WALLET']],
	["ready.hide('CARD').show('", ['CASH', 'CONSUMER_FINANCE', 'NB', 'OTC', 'REWARD', 'RTP', 'UPI', 'WALLET']],
	["emi().hide('noCost').show('", ['lowCost', 'standard']],
	["emi().show('noCost', groups", ['cardless', 'credit']],
	['ready.cards(c => c.show({', ['banks', 'bins', 'brands', 'subTypes', 'types']],
	[
		"session('paymentPage', {",
		['amount', 'customer_email', 'customer_id', 'customer_phone', 'order_id', 'payment_page_client_id'],
	],
])('completions offer the catalog, the fields, and what is still free: %s', (start, names) => {
	expect(offered(start).sort()).toEqual(names);
});

test('a type with hidden providers is still offered for more providers', () => {
	expect(offered("open.hide('WALLET', ['WALLET_A']).hide('")).toContain('WALLET');
});

test('allowDefaults is the only first step that is not crossed out', () => {
	const steps = entries('filter().').filter(({kindModifiers = ''}) => !kindModifiers.includes('deprecated'));
	expect(steps.map(({name}) => name)).toEqual(['allowDefaults']);
});

test('allowDefaults is offered before the refused steps', () => {
	const steps = entries('filter().build').toSorted((one, other) => one.sortText.localeCompare(other.sortText));
	expect(steps[0]?.name).toBe('allowDefaults');
});

test('the severities of an account are a name', () => {
	expect(hover('const own')).toMatch(/severities\?: Severities/);
});

test('paylock() without an account returns a name', () => {
	const [item] = service.getSignatureHelpItems(file, cursorOf('paylock('), {})?.items ?? [];
	expect(ts.displayPartsToString(item?.suffixDisplayParts)).toBe('): Paylock<RunTimeCatalog>');
});

test('a mistake is printed by the name of what to write, a refused recipe with its reason in the first 150 characters', () => {
	const printed = service
		.getSemanticDiagnostics(file)
		.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
	expect(printed).toContainEqual(expect.stringMatching(/'unknown-kye'' does not exist in type 'Severities'/));
	expect(printed).toContainEqual(expect.stringContaining('use .hideCollect(…)'));
	expect(printed.map(text => text.slice(0, 150))).toContainEqual(expect.stringContaining('the recipe returns nothing'));
});

test.each([
	[
		"open.show('CASH');",
		`show<Type extends TypeOf<Catalog>, const Code extends MaybeCode = NoList>(
		type: Configurable<Catalog, Type, State, 'hidden', Code>,
		...codes: ShownCodes<State, Catalog, Kind, Type, Code>
	): AfterShow<State, Catalog, Kind, Type, Code>;`,
	],
	[
		"open.hide('WALLET', ['WALLET_A']);",
		`hide<Type extends TypeOf<Catalog>, const Code extends MaybeCode = NoList>(
		type: Configurable<Catalog, Type, State, 'shown', Code>,
		...codes: HiddenCodes<State, Catalog, Type, Code>
	): AfterHide<State, Catalog, Kind, Type, Code>;`,
	],
])('the definition of a step is a signature that a person can read: %s', (start, text) => {
	expect(definition(start)).toBe(text);
});

test('completions of members are calls only', () => {
	expect(offered('ready.cards(c => c.when')).toEqual(expect.arrayContaining(['hide', 'hideBins', 'when']));
	for (const name of offered('ready.cards(c => c.when')) expect(name).toMatch(/^(hide|show|when)/);
});

test('a hover names the facts of a builder', () => {
	const [, facts = '', catalog] = /^const chain: FilterBuilder<(.*), (\w+)>$/.exec(hover('const chain')) ?? [];
	// The compiler lists a union in its own order.
	expect(facts.split(' | ').sort()).toEqual(['"CARD is hidden"', '"lists codes"', '"no prefix"']);
	expect(catalog).toBe('AnyCatalog');
	expect(hover('const terms')).toBe('const terms: MandateTerms<"max_amount is set">');
	expect(hover('amend(')).toBe('(parameter) draft: FilterDraft');
	expect(hover('const unknown')).toBe('const unknown: FilterBuilder<FilterState, AnyCatalog>');
});

test('a hover abbreviates a catalog of 500 codes', () => {
	expect(hover('const stocked').length).toBeLessThan(800);
	expect(hover('const stocked')).not.toContain('WALLET_250');
});

test.each([
	['plain.hide();', /^type: .*"CARD".*, codes\?: List<string>/],
	["plain.hide('WALLET', );", /^type: "WALLET", codes\?: List<string>/],
	["plain.hide('CARD')", /^type: (?!.*"CASH")"/],
	['open.cards(listed', /^criteria: CardCriteria<AnyCatalog>$/],
	['open.forMandates(', /^servicePrefix: string$/],
	['open.include(', /^rules: OnlyRules<.*>$/],
	['mandate();', /^kind: MandateKind$/],
	['plain.cards(c => c.hideBanks(', /^\.\.\.banks: OneOrMore<string>$/],
	['plain.cards();', /^recipe: .*CardsBuilder.*=> CardsBuilder/],
	['plain.when(true, ', /^condition: boolean, recipe: .*=> FilterBuilder.*, otherwise\?: /],
	['plain.emi(', /^recipe: .*EmiBuilder/],
	["mandate('REQUIRED').maxAmount(", /^amount: Amount$/],
	["mandate('REQUIRED').startDate(", /^date: string \| Date$/],
	["session('paymentPage', order).mandate(", /^mandate: .*MandateBuilder/],
])('signature help shows the parameters, and no reason for a refusal: %s', (start, pattern) => {
	expect(help(start)).toMatch(pattern);
	expect(help(start)).not.toContain('Misuse');
});

test.each([
	['plain.cards(c => c.hideBanks(', 'bank codes'],
	['open.cards(c => c.hideBins(', '<from>::<to>'],
	["plain.hide('CARD')", 'a payment method type of which nothing is hidden'],
	['plain.when(true, ', 'called if the condition is true'],
	["mandate('REQUIRED').maxAmount(", 'digits, a dot, two digits'],
])('signature help documents the parameter, also a rest parameter: %s', (start, text) => {
	expect(documented(start)).toContain(text);
});

const CATALOG = 'Record<"servicePrefix", "PREFIX"> & Record<"WALLET", "WALLET_A"> & Record<"NB", "NB_BANKA">';

test.each([
	['const small', `const small: Paylock<${CATALOG}>`],
	['const ours', 'const ours: FilterBuilder<"no prefix", ShopCatalog>'],
	['const page', 'const page: PaymentPageSession<"payment_filter is set">'],
	[
		'const bought',
		/^\(method\) PaymentPageSession<never>\.paymentFilter<(.+)>\(filter: \1\): PaymentPageSession<"payment_filter is set">$/,
	],
	['const wallets', /^const wallets: RulesBuilder<.*"WALLET is hidden".*, AnyCatalog>$/],
	[
		'open.cards(bins',
		/\(\.\.\.ranges: readonly \("411111::411199" \| "422222::422299"\)\[\]\): CardsBuilder<never, AnyCatalog>$/,
	],
	['open.cards(types', /\(\.\.\.types: readonly "CREDIT"\[\]\): CardsBuilder<never, AnyCatalog>$/],
	[
		"open.hide('WALLET', ['WALLET_A']);",
		/\.hide<"WALLET", "WALLET_A">\(type: "WALLET", codes: readonly string\[\]\): FilterBuilder<"no prefix" \| "lists codes", AnyCatalog>$/,
	],
	['open.cards(chosen', /\(criteria: CardCriteria<AnyCatalog>\): CardsBuilder<never, AnyCatalog>$/],
	[
		'open.when(order',
		/^\(method\) FilterSteps<"no prefix", AnyCatalog, "filter">\.when<FilterBuilder<.{30,40}, AnyCatalog>, object>\(condition: boolean, recipe: .*, otherwise\?: .* => object\) \| undefined\): FilterBuilder<.*>$/,
	],
	[
		'small.filter()',
		`(method) FilterSteps<"no prefix", ${CATALOG}, "filter">.hide<"WALLET", "WALLET_A">(type: "WALLET", codes: readonly string[]): FilterBuilder<"no prefix" | "lists codes", ${CATALOG}>`,
	],
	[
		"emi().hide('standard')",
		'(method) EmiBuilder<never, AnyCatalog>.hide<"standard", object>(kind: "standard", recipe?: NoRecipe<GroupsBuilder<never, AnyCatalog>> | undefined): EmiBuilder<"standard is hidden", AnyCatalog>',
	],
	['open.emi(kinds', /\(kind: "noCost", recipe\?: .*\): EmiBuilder<"noCost is shown", AnyCatalog>$/],
	[
		"mandate('REQUIRED').maxAmount('",
		'(method) MandateTerms<never>.maxAmount<"1.00">(amount: "1.00"): MandateTerms<"max_amount is set">',
	],
	['amend(chain.build(), changed', '(property) FilterDraft.options: OptionDraft[]'],
	['const account', /account: Account<string>\): Paylock</],
])('a hover is short and names its types: %s', (start, expected) => {
	const text = hover(start);
	if (typeof expected === 'string') expect(text).toBe(expected);
	else expect(text).toMatch(expected);
	expect(text).not.toMatch(/_0|=> never|WritableObjectDeep|CheckedLiterals|Misuse|Refused/);
	// Eight lines of 100 columns.
	expect(text.split('\n').reduce((lines, line) => lines + Math.ceil(line.length / 100), 0)).toBeLessThanOrEqual(
		start === 'const account' ? 10 : 8,
	);
});
