// Docs: what the API reference says about each entry of the package, and its exports by task, in the order of the sidebar.

/** Exports that no group names; where they are functions, the build fails. */
const REST = 'Other types';

const ENTRIES = {
	paylock: {
		introduction:
			'Everything that writes a request: the builders of filters, EMI plans, mandates and sessions, the values in them, and the call that opens a session. A builder never changes: each call returns a new one, and a call that the service would misread does not compile.',
		groups: {
			Builders: ['filter', 'rules', 'emi', 'mandate', 'session', 'paylock'],
			'Existing filters': ['amend'],
			Values: ['toAmount', 'fromMinorUnits', 'binRange', 'tenureRange', 'epochSeconds', 'only', 'except'],
			'Session call': ['defineService', 'createSession'],
			Errors: [
				'SessionError',
				'MisuseError',
				'InvalidInputError',
				'isSessionError',
				'isMisuseError',
				'isInvalidInputError',
			],
			Vocabularies: ['PAYMENT_METHOD_TYPES', 'CARD_TYPES', 'EMI_KINDS', 'PLAN_GROUPS', 'SESSION_ACTIONS'],
		},
		types: {
			'Builder types': [
				'FilterBuilder',
				'RulesBuilder',
				'CardsBuilder',
				'UpiBuilder',
				'EmiBuilder',
				'GroupsBuilder',
				'PlansBuilder',
				'MandateTerms',
				'MandateBuilder',
				'PaymentPageSession',
				'BasicSession',
				'SessionBuilder',
				'Paylock',
				'CardCriteria',
				'PlanCriteria',
				'SessionDetails',
				'AmendOptions',
			],
			'Account types': ['Account', 'Codes', 'Enabled', 'Readings', 'Credentials', 'EmiPlacement', 'TenureEncoding'],
			'Call types': [
				'Service',
				'ServiceOptions',
				'CallOptions',
				'RetryOptions',
				'SessionResponse',
				'ServiceEvent',
				'SessionErrorDetails',
				'SessionErrorKind',
				'SessionOutcome',
				'FieldError',
				'Issue',
				'IssueFix',
				'Severity',
				'RuleId',
			],
			'JSON types': [
				'SessionRequest',
				'PaymentFilter',
				'PaymentOption',
				'PaymentMethodType',
				'CardFilter',
				'UpiFilter',
				'EmiFilter',
				'EmiSubFilter',
				'PlanGroup',
				'PlanFilter',
				'IssuerFilter',
				'TenureFilter',
				'MandateFields',
				'OrderFields',
				'CustomerFields',
				'SessionDetails',
				'Amount',
				'BinRange',
				'TenureRange',
				'EpochSeconds',
			],
		},
	},
	'paylock/inspect': {
		introduction:
			'Everything about JSON that exists already, whoever wrote it: read it and list its mistakes, ask what customers see and why, compare two versions, repair it, and turn it into code. No function throws for wrong data, except those that are asked to.',
		groups: {
			Read: ['lint', 'decode', 'decodeSession', 'lintRules'],
			Understand: ['explain', 'summarize', 'instrumentClasses', 'compile', 'instruments', 'openReadings'],
			Compare: ['diff', 'impact'],
			Repair: ['repair'],
			Convert: ['toCode', 'toSql'],
			Test: ['testCases', 'coverage'],
			Schemas: ['paymentFilterSchema', 'sessionRequestSchema'],
		},
		types: {},
	},
	'paylock/sandbox': {
		introduction:
			'The service on your machine: a mock that checks each request as the specification describes, answers it, and shows the payment screen of every session. In tests it needs no port.',
		groups: {Run: ['startSandbox', 'createSandbox'], Render: ['renderScreen']},
		types: {},
	},
	'paylock/vitest': {
		introduction: 'Matchers that say in a test who sees what, and explain the rule that decides when they fail.',
		groups: {Matchers: ['paylockMatchers']},
		types: {},
	},
};

/**
 * The introduction of an entry, and its exports by task.
 *
 * @param {import('typedoc').DeclarationReflection} entry
 * @param {(child: import('typedoc').DeclarationReflection) => boolean} isType
 */
export function groupsOf(entry, isType) {
	const {introduction, groups, types} = ENTRIES[entry.name];
	const rest = new Map((entry.children ?? []).filter(one => !one.isReference()).map(one => [one.name, one]));
	const take = names =>
		names.flatMap(name => {
			const found = rest.get(name);
			rest.delete(name);
			return found ?? [];
		});
	const taken = (lists, areTypes) =>
		Object.entries(lists).map(([title, names]) => ({title, children: take(names), areTypes}));
	const all = [...taken(groups, false), ...taken(types, true)];
	const others = [...rest.values()].sort((one, other) => one.name.localeCompare(other.name));
	const forgotten = others.filter(one => !isType(one)).map(({name}) => name);
	if (forgotten.length > 0) throw new Error(`scripts/docs/reference-groups.mjs does not list ${forgotten.join(', ')}`);
	const title = Object.keys(types).length > 0 ? REST : 'Types';
	return {
		introduction,
		groups: [...all, {title, children: others, areTypes: true}].filter(({children}) => children.length > 0),
	};
}
