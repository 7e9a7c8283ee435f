// Docs: how to write the right value in the languages in which requests are made, for the pages of the rules about values.

const LANGUAGES = ['PHP', 'Python', 'Java', 'JavaScript'];

const AMOUNT = [
	'an amount',
	"number_format($x, 2, '.', '')",
	'f"{x:.2f}"',
	'String.format(Locale.ROOT, "%.2f", x)',
	'x.toFixed(2)',
];
const SECONDS = [
	'a date of a mandate',
	"(string) strtotime('+1 year')",
	'str(int(date.timestamp()))',
	'String.valueOf(instant.getEpochSecond())',
	'String(Math.floor(date.getTime() / 1000))',
];
const RANGE = [
	'a BIN or tenure range',
	'"$from::$to"',
	'f"{start}::{end}"',
	'from + "::" + to',
	// biome-ignore lint/suspicious/noTemplateCurlyInString: code of the reader
	'`${from}::${to}`',
];
const FLAG = ['a flag', 'true', 'True', 'true', 'true'];
const LIST = ['a list', 'array_values($codes)', 'list(codes)', 'List.of("WALLET_A")', "['WALLET_A']"];
const TEXT = ['an id', '(string) $id', 'str(id)', 'String.valueOf(id)', 'String(id)'];
const JSON_TEXT = [
	'the JSON text',
	'json_encode($request)',
	'json.dumps(request)',
	'objectMapper.writeValueAsString(request)',
	'JSON.stringify(request)',
];
const CODES = [
	'codes that are separated by commas',
	"array_map('trim', explode(',', $codes))",
	'[code.strip() for code in codes.split(",")]',
	'List.of(codes.split("\\\\s*,\\\\s*"))',
	"codes.split(',').map(code => code.trim())",
];
const PRESENT = [
	'only what has a value',
	'array_filter($fields, fn($v) => $v !== null)',
	'{k: v for k, v in fields.items() if v is not None}',
	'@JsonInclude(JsonInclude.Include.NON_NULL)',
	'value ?? undefined',
];

const BY_RULE = {
	'invalid-format': [AMOUNT, SECONDS, RANGE],
	'invalid-type': [FLAG, LIST, TEXT, AMOUNT, PRESENT],
	'mandate-date-in-past': [SECONDS],
	'two-codes-in-one-string': [CODES],
	unreadable: [JSON_TEXT],
};

const cell = (text, at) => (at === 0 ? text : code(text)).replaceAll('|', '\\|');
const code = text => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** The section of a rule's page; empty for rules that are not about how a value is written. */
export function languageSection(id) {
	const rows = BY_RULE[id];
	if (rows === undefined) return '';
	const lines = [
		['', ...LANGUAGES],
		['---', ...LANGUAGES.map(() => '---')],
	].map(cells => `| ${cells.join(' | ')} |`);
	return `## In your language\n\n${[...lines, ...rows.map(row => `| ${row.map(cell).join(' | ')} |`)].join('\n')}\n\n`;
}
