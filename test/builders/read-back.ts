// What is wrong with a payload, according to a reader of the specification's tables that shares no code with the builders.

const TYPES = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'];
const code = /^[^\s\p{C},](?:[^\p{C},]*[^\s\p{C},])?$/u;
const range = /^[0-9]+::[0-9]+$/;
const isList = (value: unknown, item: RegExp) =>
	Array.isArray(value) && value.length > 0 && value.every(one => typeof one === 'string' && item.test(one));

type Rules = Readonly<Record<string, (value: unknown) => boolean>>;

/** Keys that no rule knows, and values that break theirs. */
function wrong(value: unknown, rules: Rules, ...must: readonly string[]): readonly string[] {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['no object'];
	const keys = Object.keys(value);
	return [
		...must.filter(key => !keys.includes(key)).map(key => `${key} is missing`),
		...Object.entries(value).flatMap(([key, given]) => {
			const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
			return rule?.(given) ? [] : [`${key} is wrong`];
		}),
	];
}

const fits =
	(rules: Rules, ...must: readonly string[]) =>
	(value: unknown) =>
		wrong(value, rules, ...must).length === 0;
const all = (rule: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(rule);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isCodes = (value: unknown) => isList(value, code);
const isRanges = (value: unknown) => isList(value, range);

const cardFilter = fits(
	{
		enable: isBoolean,
		cardBrands: isCodes,
		cardBins: isRanges,
		cardTypes: value => isList(value, /^(?:DEBIT|CREDIT)$/),
		cardSubTypes: isCodes,
		cardBanks: isCodes,
	},
	'enable',
);
const upiFilter = fits(
	{enable: isBoolean, upiType: value => value === 'COLLECT' || value === 'INTENT', upiMethods: isCodes},
	'enable',
);
const option = fits(
	{
		paymentMethodType: value => TYPES.includes(String(value)),
		enable: isBoolean,
		paymentMethods: isCodes,
		cardFilters: all(cardFilter),
		upiFilters: all(upiFilter),
	},
	'paymentMethodType',
	'enable',
);
const choice = fits({enable: isBoolean, issuers: isCodes, tenures: isRanges}, 'enable');
const planFilter = fits(
	{
		enable: isBoolean,
		paymentMethodType: value => TYPES.includes(String(value)),
		paymentMethod: value => isCodes(value) || isCodes([value]),
		issuerFilter: choice,
		tenureFilter: choice,
		issuerFilters: choice,
	},
	'enable',
);
const group = fits({enable: isBoolean, filters: all(planFilter)}, 'enable');
const kind = fits({enable: isBoolean, credit: group, debit: group, cardless: group}, 'enable');
const emiFilter: Rules = {standardEmi: kind, lowCostEmi: kind, noCostEmi: kind, showOnlyEmi: isBoolean};
const paymentFilter: Rules = {allowDefaultOptions: isBoolean, options: all(option), emiOptions: fits(emiFilter)};

/** Every way in which a filter, an EMI filter or a mandate breaks the document; a session's own fields are texts. */
export function readBack(payload: unknown): readonly string[] {
	if (typeof payload !== 'object' || payload === null) return [];
	if ('action' in payload) return 'payment_filter' in payload ? readBack(payload.payment_filter) : [];
	if ('options.create_mandate' in payload) {
		return wrong(payload, {
			'options.create_mandate': value => value === 'REQUIRED' || value === 'OPTIONAL',
			'mandate.max_amount': value => /^[0-9]+\.[0-9]{2}$/.test(String(value)),
			'mandate.start_date': value => /^[0-9]{1,10}$/.test(String(value)),
			'mandate.end_date': value => /^[0-9]{1,10}$/.test(String(value)),
		});
	}
	return 'allowDefaultOptions' in payload
		? wrong(payload, paymentFilter, 'allowDefaultOptions', 'options')
		: wrong(payload, emiFilter);
}
