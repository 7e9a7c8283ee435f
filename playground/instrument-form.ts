// The form that describes a payment instrument.
import {byId, create} from './dom.js';

type Values = Readonly<Record<string, unknown>>;

interface Field {
	readonly name: string;
	readonly label: string;
	/** A select if there are options, an input otherwise. */
	readonly options?: readonly string[];
	/** Keys of the JSON whose strings are offered as completions. */
	readonly from?: readonly string[];
	readonly isNumber?: boolean;
}

const code: Field = {name: 'code', label: 'Provider code', from: ['paymentMethods']};

const FIELDS: Readonly<Record<string, readonly Field[]>> = {
	CARD: [
		{name: 'cardType', label: 'Card type', options: ['', 'CREDIT', 'DEBIT']},
		{name: 'brand', label: 'Brand', from: ['cardBrands']},
		{name: 'bank', label: 'Bank', from: ['cardBanks']},
		{name: 'subType', label: 'Sub type', from: ['cardSubTypes']},
		{name: 'bin', label: 'BIN', from: ['cardBins']},
	],
	UPI: [
		{name: 'handle', label: 'Handle', from: ['upiMethods']},
		{name: 'app', label: 'App', from: ['upiMethods']},
	],
	WALLET: [code],
	NB: [code],
	CONSUMER_FINANCE: [code],
	REWARD: [code],
	CASH: [code],
	RTP: [code],
	EMI: [
		{name: 'kind', label: 'Kind', options: ['standard', 'lowCost', 'noCost']},
		{name: 'group', label: 'Group', options: ['credit', 'debit', 'cardless']},
		{name: 'issuer', label: 'Issuer', from: ['issuers']},
		{name: 'tenure', label: 'Tenure in months', isNumber: true},
		{name: 'paymentMethodType', label: 'Payment method type', from: ['paymentMethodType']},
		{name: 'paymentMethod', label: 'Payment method', from: ['paymentMethod']},
	],
};

const form = byId<HTMLFormElement>('instrument');
const type = byId<HTMLSelectElement>('instrument-type');
const fields = byId('instrument-fields');
const mandates = byId<HTMLSelectElement>('instrument-mandates');
const classes = byId('classes');

/** The codes that the JSON uses, by the name of their list. */
let known: ReadonlyMap<string, ReadonlySet<string>> = new Map();

function collect(value: unknown, key: string, into: Map<string, Set<string>>): void {
	if (typeof value === 'string') {
		const found = into.get(key) ?? new Set();
		// A range is offered by its first number.
		into.set(key, found.add(value.split('::')[0] ?? value));
	} else if (Array.isArray(value)) for (const one of value) collect(one, key, into);
	else if (typeof value === 'object' && value !== null) {
		for (const [name, one] of Object.entries(value)) collect(one, name, into);
	}
}

function showFields(values: Values = {}): void {
	fields.replaceChildren(
		...(FIELDS[type.value] ?? []).map(({name, label, options, from = [], isNumber}) => {
			const id = `instrument-${name}`;
			const value = String(values[name] ?? options?.[0] ?? '');
			if (options !== undefined) {
				const select = create(
					'select',
					{id, name},
					...options.map(one => new Option(one === '' ? 'not given' : one, one)),
				);
				select.value = value;
				return create('label', {}, label, select);
			}
			const list = create(
				'datalist',
				{id: `${id}-codes`},
				...from.flatMap(key => [...(known.get(key) ?? [])]).map(one => create('option', {value: one})),
			);
			const input = create('input', {id, name, value, autocomplete: 'off', spellcheck: false});
			input.setAttribute('list', list.id);
			if (isNumber) input.inputMode = 'numeric';
			return create('label', {}, label, input, list);
		}),
	);
}

/** Offers the codes of this JSON as completions. */
export function offerCodes(json: string): void {
	const found = new Map<string, Set<string>>();
	try {
		collect(JSON.parse(json), '', found);
	} catch {
		return;
	}
	known = found;
	showFields(instrument());
}

export function instrument(): Values {
	const given = [...fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
		.filter(({value}) => value.trim() !== '')
		.map(({name, value}) => [name, name === 'tenure' ? Number(value) : value.trim()] as const);
	const supports = mandates.value === '' ? {} : {supportsMandates: mandates.value === 'yes'};
	return {type: type.value, ...Object.fromEntries(given), ...supports};
}

export function setInstrument(values: Values): void {
	type.value = String(values.type ?? 'CARD');
	mandates.value = values.supportsMandates === undefined ? '' : values.supportsMandates === true ? 'yes' : 'no';
	showFields(values);
}

/** Calls `changed` with every change. */
export function onInstrument(changed: () => void): void {
	form.addEventListener('submit', event => event.preventDefault());
	type.addEventListener('input', () => showFields());
	form.addEventListener('input', event => {
		if (event.target !== classes) changed();
	});
}

type.append(...Object.keys(FIELDS).map(name => new Option(name, name)));
showFields();
