// Docs: the open points of the specification, as tables of the page on readings. Which keys of the account exist and what
// they may be comes from the schema of the configuration, and the questions about meaning from `openReadings`.
import {readFileSync} from 'node:fs';
import {openReadings} from 'paylock/inspect';

/** Keys of the account that settle no open point by themselves. */
const OTHER_KEYS = ['mandateCodes', '$schema', 'enabled', 'readings', 'severities', 'guarantees'];
const LAST = 32;

/** `[number, open point, what paylock does, key of the account]`, by section. */
const POINTS = {
	'Names and places': [
		[
			1,
			'The names of the five card lists: table and samples differ',
			'`cardBrands`, `cardBins`, `cardTypes`, `cardSubTypes`, `cardBanks`',
		],
		[2, 'Whether `allowDefaultOptions` is required', 'always writes it; reads a missing one as `true` and reports it'],
		[3, 'Whether `options` is required', 'always writes it, `[]` if empty; accepts a missing one and reports it'],
		[
			4,
			'Where `emiOptions` belongs',
			"writes it inside `payment_filter`. With `'session'`, the session moves it next to `payment_filter`; a filter with EMI then cannot be built on its own, because its EMI part would be lost",
			'emiPlacement',
		],
		[
			5,
			'The name and place of the tenure filter: the table gives it the name of the issuer filter',
			'writes a separate object, `tenureFilter`; reads all three encodings. Inside `issuerFilter` one `enable` applies to issuers and tenures, so a combination that needs two different flags is refused',
			'tenureEncoding',
		],
		[6, 'Whether `paymentMethod` of a plan filter is a string or a list', 'one code is a string, several are a list'],
		[15, 'Whether mandate keys are nested', 'flat dotted keys at the top level'],
		[
			19,
			'What `RTP` and `FPS_QR` are, which only one variant of the reference names',
			'treats `RTP` as a payment method type, except in EMI plan filters, and `FPS_QR` as an ordinary code',
		],
		[26, 'Tenures without issuers inside `issuerFilter`', '`{tenures, enable}`'],
		[
			27,
			'Payment method types of an account that the specification does not list',
			'refused unless you name them',
			'types',
		],
	],
	Codes: [
		[
			18,
			'The lists of provider, bank, brand, sub type and app codes',
			'accepts any code; a list in `codes` restricts its vocabulary, at compile time and at run time',
			'codes',
		],
		[9, 'The service prefix', 'has no default: letters and digits, without the underscore', 'servicePrefix'],
		[10, 'Doubling in `NB`', 'the prefix replaces `NB_`: `NB_BANKA`, `PREFIX_BANKA`'],
		[11, 'Doubling in `WALLET` and `CONSUMER_FINANCE`', 'the prefix goes in front: `WALLET_A`, `PREFIX_WALLET_A`'],
		[
			12,
			'Doubling codes that are already doubled',
			'writes no code twice; for each provider the normal code, then the prefixed one',
		],
		[
			24,
			'How to recognize a doubled list',
			'one prefix applies to the whole filter, and every code must occur with and without it. If `servicePrefix` is not set, paylock looks for the one prefix that fits',
			'servicePrefix',
		],
		[
			13,
			'EMI issuers',
			'written with the prefix: added to a bare bank code, kept on a prefixed one. `cardBanks` stay bare. Read: an issuer matches as written, or without the prefix of the account; without one, the prefix that all issuers of the filter share',
			'servicePrefix',
		],
		[25, 'Whether `forMandates` prefixes EMI issuers', 'no', 'servicePrefix'],
	],
	Values: [
		[14, 'The unit of mandate dates', 'writes Unix seconds as a string of digits; accepts a `Date` or digits'],
		[
			16,
			'The number of decimals in amounts',
			'always writes two. Read: none or one is a warning, a JSON number an error; both have a certain fix',
		],
		[
			17,
			'The format of `order_id`',
			'not empty; `lint` warns about more than 20 characters and about anything but letters, digits, `_` and `-`',
		],
	],
	Fields: [
		[
			28,
			'Which fields are required: only lists by use case are given',
			'what a list names is required: a builder asks for every field of the action, and a mandate for all its terms. In a request that is read, a missing `customer_email`, `customer_phone`, `mandate.start_date` or `mandate.end_date` is a warning, and a missing `action` is read as `paymentPage` where the request has an `order_id`, an `amount` or a `payment_filter`',
			'optionalFields',
		],
		[
			29,
			'The `customer_id` of a guest',
			'not empty; with `guestCheckout: true` it may be an empty string',
			'guestCheckout',
		],
		[
			30,
			'`sdk_udf`, `return_url`, `description`, `first_name` and `last_name` on quick-pay',
			'refused by the builders; read with a warning',
		],
		[
			20,
			'Fields that the specification does not name',
			'only through `extra({…})`, which cannot override a known field. Read: one info lists them all and says that they are sent unchanged; those that the account names are not reported',
			'extraFields',
		],
		[
			31,
			'Keys of an option that the specification does not name, such as `display`',
			'refused by the builders; read, a key that resembles no field is sent unchanged, with a warning; those that the account names are not reported',
			'extraOptionFields',
		],
		[32, 'An optional field that is `null`, or a blank optional text', 'an info or a warning; read as absent'],
	],
	Rules: [
		[
			7,
			'A payment method type that occurs twice',
			'builders merge restrictions into one option and refuse the rest; in existing JSON paylock assumes that the first option counts, and `lint` reports the second',
		],
		[21, 'Quick-pay with a filter or a mandate', 'refused: the table of use cases shows both only on the payment page'],
	],
	'The session call': [
		[
			8,
			'Which text is base64-encoded in `Authorization`',
			"the key; `'apiKeyAsUser'` appends a colon, as for a user name with an empty password. It is also an option of `defineService`",
			'credentials',
		],
		[
			22,
			'Status codes and error bodies',
			'accepts any body with a status outside 2xx, and reads the fields that it recognizes: `error_code`, `error_message`, `error_info` with its `fields`',
		],
		[23, 'What "unchanged" means for `sdk_payload`', 'keeps the exact text in addition to the parsed value'],
	],
};

const all = Object.values(POINTS).flat();
const {properties} = JSON.parse(readFileSync('schemas/config.schema.json', 'utf8'));

/** Throws if a point is missing or listed twice, or if the page and the keys of the account differ. */
function check() {
	const numbers = all.map(([number]) => number);
	for (let number = 1; number <= LAST; number += 1)
		if (numbers.filter(one => one === number).length !== 1) throw new Error(`open point ${number} is not listed once`);
	const named = new Set(all.map(([, , , key]) => key).filter(key => key !== undefined));
	for (const key of named) if (!(key in properties)) throw new Error(`${key} is not a key of the account`);
	const account = readFileSync('docs/account.md', 'utf8');
	for (const key of Object.keys(properties)) {
		if (!named.has(key) && !OTHER_KEYS.includes(key)) throw new Error(`no open point names ${key} of the account`);
		if (!account.includes(`| \`${key}\` |`)) throw new Error(`docs/account.md does not list ${key}`);
	}
}

/** The key, with its choices where it has a few; the first is the default. */
function describeKey(key) {
	if (key === undefined) return 'none';
	const {oneOf: choices} = properties[key];
	return `\`${key}\`${choices === undefined ? '' : `: ${choices.map(one => `\`'${one.const}'\``).join(', ')}`}`;
}

/** The table of one section of {@link POINTS}. */
export function openPointTable(section) {
	check();
	const rows = POINTS[section]?.map(
		([number, point, does, key]) => `| ${number} | ${point} | ${does} | ${describeKey(key)} |`,
	);
	if (rows === undefined) throw new Error(`no open points about "${section}"`);
	return ['| # | Open point | What paylock does | Key of the account |', '|---|---|---|---|', ...rows].join('\n');
}

/** The questions about meaning, each with its choices. */
export function readingTable() {
	const rows = openReadings.map(
		({name, question, choices}) => `| \`${name}\` | ${question} | ${choices.map(one => `\`${one}\``).join(', ')} |`,
	);
	return ['| Reading | Question | Choices |', '|---|---|---|', ...rows].join('\n');
}
