// Reads what describe says about one instrument, by a reader that shares nothing with the library.
import type {Instrument} from '../../src/inspect/index.js';

type Said = 'shown' | 'hidden' | 'uncertain';
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** How a line about each attribute begins. */
const LEADS: Readonly<Record<string, (instrument: Fields, values: readonly string[]) => boolean>> = {
	'of brand': ({brand}, values) => values.includes(String(brand)),
	'of sub type': ({subType}, values) => values.includes(String(subType)),
	'from bank': ({bank}, values) => values.includes(String(bank)),
	'with numbers that start with': ({bin}, values) =>
		values.some(range => {
			const [from = '', to = from] = range.split(' to ');
			const start = String(bin).slice(0, from.length);
			return from <= start && start <= to;
		}),
	on: ({paymentMethodType}, values) => values.includes(NOUNS[String(paymentMethodType)] ?? ''),
	'with payment method': ({paymentMethod}, values) => values.includes(String(paymentMethod)),
	'from issuer': ({issuer}, values) => values.includes(String(issuer)),
	over: ({tenure}, values) =>
		values.some(range => {
			const [from, to = from] = range
				.replace(/ months?$/, '')
				.split(' to ')
				.map(Number);
			return Number(from) <= Number(tenure) && Number(tenure) <= Number(to);
		}),
};
const NOUNS: Readonly<Record<string, string>> = {CARD: 'cards', WALLET: 'wallets', OTC: 'OTC providers'};
const PARTS = new RegExp(` (?=(?:${Object.keys(LEADS).join('|')}) )`);

/** Whether the words of a rule, such as `credit cards of brand BRAND_A`, are about the instrument. */
function matches(rule: string, instrument: Fields): boolean {
	const [what = '', ...criteria] = rule.split(PARTS);
	return isAbout(what, instrument) && criteria.every(text => meets(text, instrument));
}

function meets(text: string, instrument: Fields): boolean {
	const [lead, test] = Object.entries(LEADS).find(([start]) => text.startsWith(`${start} `)) ?? [];
	if (lead === undefined || test === undefined) throw new Error(`unknown criterion: ${text}`);
	return test(instrument, text.slice(lead.length + 1).split(/, | or /));
}

function isAbout(what: string, {cardType, handle, app}: Fields): boolean {
	if (what === 'cards' || what === 'all cards' || what === 'plans') return true;
	const types = /^([a-z ]+) cards$/.exec(what)?.[1];
	if (types !== undefined) return types.split(' or ').includes(String(cardType).toLowerCase());
	const [, kind, methods] = /^(?:any|the) UPI (handle or app|handle|app)(?: (.+))?$/.exec(what) ?? [];
	if (kind === undefined) throw new Error(`unknown rule: ${what}`);
	const method = kind === 'handle' ? handle : kind === 'app' ? app : (handle ?? app);
	return method !== undefined && (methods === undefined || methods.split(/, | or /).includes(String(method)));
}

/** What a list of rules says; `uncertain` also where this reader leaves it open. */
function saidBy(rules: readonly string[], instrument: Fields): Said {
	const found = new Set<string>();
	for (const line of rules) {
		const [state = '', rule = ''] = line.split(/: (.*)/);
		if (/^(?:what one rule|all other)/.test(rule) || state === 'without effect' || line.startsWith('what one'))
			continue;
		if (/since the|cannot be read/.test(rule)) return 'uncertain';
		const [selected = '', exception] = rule.split(', except those ');
		if (!matches(selected, instrument)) continue;
		const [, named, inside] = /^(.*?), which are (\w+)/.exec(exception ?? '') ?? [];
		if (named !== undefined && named.split(PARTS).length > 1) return 'uncertain';
		found.add(named !== undefined && meets(named, instrument) ? String(inside) : state);
	}
	if (found.has('uncertain')) return 'uncertain';
	const [only, other] = [...found];
	const last = (start: string) => rules.find(line => line.includes(start))?.split(':')[0];
	const said = other !== undefined ? last(': what one rule') : (only ?? last(': all other'));
	return said === 'shown' || said === 'hidden' ? said : 'uncertain';
}

/** The lines inside the one that begins like this. */
function inside(lines: readonly string[], start: RegExp): readonly string[] {
	const at = lines.findIndex(line => start.test(line));
	const depth = (line: string) => line.search(/[^ ]/);
	const rest = lines.slice(at + 1);
	const end = rest.findIndex(line => depth(line) <= depth(lines[at] ?? ''));
	return (end < 0 ? rest : rest.slice(0, end)).map(line => line.trim());
}

const KINDS: Readonly<Record<string, string>> = {
	standard: 'Standard EMI',
	lowCost: 'Low-cost EMI',
	noCost: 'No-cost EMI',
};
const GROUPS: Readonly<Record<string, string>> = {
	credit: 'on credit cards',
	debit: 'on debit cards',
	cardless: 'without a card',
};

/** What a description says about a card, a UPI payment or an EMI plan. */
export function saidAbout(description: string, instrument: Instrument): Said {
	const lines = description.split('\n');
	const [first = ''] = lines;
	const fields = instrument as unknown as Fields; // each has plain values
	if (/contradict each other|in two places/.test(description) || fields.code !== undefined) return 'uncertain';
	if (/sets up a mandate: only/.test(description) && fields.supportsMandates !== true) return 'uncertain';
	if (/no payment option/.test(first)) return 'hidden';
	const isOnlyEmi = first.startsWith('Customers see only EMI');
	const rest: Said = first.startsWith('Customers see every') ? 'shown' : 'hidden';
	if (instrument.type === 'EMI') return saidAboutEmi(lines, fields, isOnlyEmi ? 'uncertain' : rest);
	if (isOnlyEmi || (instrument.type === 'CARD' && /hides card payment/.test(description))) return 'hidden';
	const label = instrument.type === 'CARD' ? 'Cards' : 'UPI';
	const own = lines.find(line => line.startsWith(`- ${label} `) || line.startsWith(`- ${label}:`));
	if (own === undefined) return rest;
	if (/follows? these rules:$/.test(own)) return saidBy(inside(lines, new RegExp(`^- ${label} follow`)), fields);
	const state = / (shown|hidden)\.$/.exec(own)?.[1];
	return state === 'shown' || state === 'hidden' ? state : 'uncertain';
}

function saidAboutEmi(lines: readonly string[], fields: Fields, rest: Said): Said {
	const [kind, group] = [KINDS[String(fields.kind)] ?? '', GROUPS[String(fields.group)] ?? ''];
	if (lines.includes('- EMI is hidden.')) return 'hidden';
	const own = lines.find(line => line.startsWith(`- ${kind}`));
	if (own === undefined) return lines.some(line => /^- .*EMI (?:on|is)|whether .*EMI/.test(line)) ? 'uncertain' : rest;
	if (own === `- ${kind} is hidden.`) return 'hidden';
	if (own !== `- ${kind}:`) return 'uncertain';
	const within = lines.slice(lines.indexOf(own));
	const line = inside(within, /^- /).find(one => one.startsWith(group)) ?? '';
	if (line === `${group}:`) return saidBy(inside(within, new RegExp(`^ +${group}:$`)), fields);
	const state = /^[^:,]*: (shown|hidden)/.exec(line)?.[1];
	return state === 'shown' || state === 'hidden' ? state : 'uncertain';
}
