// The module of a filter, and of a session request.
import {accountOf} from '../../builders/account-of.js';
import {createBuilders} from '../../builders/create-builders.js';
import {type Account, DEFAULT_TENURE_ENCODING, TENURE_ENCODINGS, type TenureEncoding} from '../../wire/account.js';
import {TENURE_PLACES} from '../../wire/spec.js';
import {type Names, run} from './code.js';
import type {CodeExport, CodeModule} from './module-text.js';
import {exportRequest, type RequestParts} from './request.js';

/** The switches that differ from the default ones. */
export function pickSwitches({tenureEncoding = DEFAULT_TENURE_ENCODING, types = []}: Account): Account {
	return {
		...(tenureEncoding !== DEFAULT_TENURE_ENCODING && {tenureEncoding}),
		...(types.length > 0 && {types}),
	};
}

/** The builders of an account. */
export function createNames(account: Account): Names {
	return {...createBuilders(accountOf(account))};
}

/** What the exports need of the account: `emiOptions` next to the filter needs a switch. */
export function createModule(
	filter: CodeExport | undefined,
	parts: Omit<RequestParts, 'isBuilder'> | undefined,
	account: Account,
	language: 'ts' | 'js',
): CodeModule {
	const exports = filter === undefined ? [] : [filter];
	if (parts === undefined) return {exports, account, language};
	const sessionAccount: Account = parts.emi === undefined ? account : {emiPlacement: 'session', ...account};
	const names = createNames(sessionAccount);
	const isBuilder = filter?.code.kind === 'chain';
	const paymentFilter = filter && run(filter.code, names);
	const request = exportRequest({...parts, isBuilder}, {...names, paymentFilter});
	const isSession = request.code.kind === 'chain';
	return {exports: [...exports, request], account: isSession ? sessionAccount : account, language};
}

/** Every encoding that occurs, recognized by the keys under which tenures are listed. */
export function findTenureEncodings(value: unknown, found = new Set<TenureEncoding>()): readonly TenureEncoding[] {
	if (typeof value !== 'object' || value === null) return [...found];
	for (const [key, inner] of Object.entries(value)) {
		const encoding = TENURE_ENCODINGS.find(name => TENURE_PLACES[name].key === key);
		if (encoding !== undefined && (!TENURE_PLACES[encoding].isShared || Object.hasOwn(Object(inner), 'tenures'))) {
			found.add(encoding);
		}
		findTenureEncodings(inner, found);
	}
	return [...found];
}
