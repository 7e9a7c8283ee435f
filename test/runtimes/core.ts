// The fault suite's core on any runtime: built paylock against a server elsewhere, with nothing but web standards.
import {createSession, defineService, filter, session} from 'paylock';
import {checkCase, type Paylock, type RemoteCase} from '../client/check-case.js';
import {FIELDS, KEY, REQUEST, secretsIn} from '../client/secrets.js';

/** The input of a runtime: the addresses of the faults, and its transports. */
export interface Place {
	readonly name: string;
	readonly origin: string;
	readonly refusing: string;
	readonly reports: string;
	/** Whether paylock's own transport is fetch here. */
	readonly ownIsFetch: boolean;
}

export interface Outcome {
	readonly passed: number;
	readonly failed: readonly string[];
}

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();

export async function runCore(place: Place): Promise<Outcome> {
	const {name, origin, reports, ownIsFetch} = place;
	const failed: string[] = [];
	let passed = 0;
	const note = (name: string, wrong: readonly string[]): void => {
		if (wrong.length === 0) passed += 1;
		else failed.push(`${name}: ${wrong.join('; ')}`);
	};
	note('the builders', builders());
	// The server's own JSON.
	const cases = (await json(`${reports}/cases`)) as RemoteCase[];
	const paylock = {createSession, defineService} as Paylock;
	for (const overFetch of ownIsFetch ? [true] : [false, true]) {
		const given = overFetch && !ownIsFetch ? {fetch: globalThis.fetch} : {};
		const deliveries = async (run: string) => Number(await json(`${reports}/deliveries/${run}`));
		for (const [index, one] of cases.entries()) {
			const {thrown, wrong} = await checkCase(index, one, {name, paylock, origin, overFetch, deliveries, ...given});
			const leaks = thrown === undefined ? [] : secretsIn(seen(thrown));
			note(`${one.id} ${one.name}${overFetch ? ' (fetch)' : ''}`, [...wrong, ...leaks.map(leak => `shows ${leak}`)]);
		}
	}
	for (const [name, wrong] of await calls(place)) note(name, wrong);
	const bytes = await json(`${reports}/elsewhere`);
	note('S16 nothing reaches another host', bytes === 0 ? [] : [`${bytes} bytes`]);
	return {passed, failed};
}

/** Cases without a fault of the service, over the runtime's own transport: no server, a signal, many calls at once. */
async function calls({name, origin, refusing, reports}: Place): Promise<[string, string[]][]> {
	const at = (baseUrl: string) => defineService({baseUrl, merchantId: 'MERCHANT_1', apiKey: KEY});
	const failure = (call: Promise<unknown>): Promise<unknown> =>
		call.then(
			() => 'opened',
			error => `${error.kind}, ${error.outcome}`,
		);
	const is = (found: unknown, wanted: unknown): string[] => (found === wanted ? [] : [`${found}, not ${wanted}`]);

	const refused = await failure(createSession(REQUEST, at(refusing)));
	const before = await failure(createSession(REQUEST, at(`${origin}/ok/before`), {signal: AbortSignal.abort()}));
	const controller = new AbortController();
	const during = failure(createSession(REQUEST, at(`${origin}/silent/during-${name}`), {signal: controller.signal}));
	// The outcome is unknown once the service has the request.
	while ((await json(`${reports}/deliveries/during-${name}`)) === 0);
	controller.abort();
	const service = at(`${origin}/ok/many`);
	const many = await Promise.allSettled(Array.from({length: 256}, () => createSession(REQUEST, service)));
	return [
		['S5 no server listens', is(refused, 'network, not-sent')],
		['S24 a signal that has aborted', is(before, 'aborted, not-sent')],
		['S24 a signal that aborts', is(await during, 'aborted, unknown')],
		['S25 256 calls at once', is(many.filter(({status}) => status === 'fulfilled').length, 256)],
	];
}

/** The builders, and a session of theirs as JSON. */
function builders(): string[] {
	const composed = session('paymentPage', FIELDS).paymentFilter(filter().allowDefaults(true).hide('CASH'));
	const wanted = {...FIELDS, action: 'paymentPage', payment_filter: REQUEST.payment_filter};
	const sorted = (value: object): string => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
	return sorted(JSON.parse(JSON.stringify(composed))) === sorted(wanted) ? [] : [JSON.stringify(composed)];
}

/** What a runtime without `util.inspect` shows of an error. */
function seen(error: unknown): string {
	const texts: string[] = [];
	for (let at = error; at instanceof Error; at = at.cause) {
		const own = Object.getOwnPropertyNames(at).map(name => JSON.stringify(Reflect.get(at as object, name)));
		texts.push(String(at), at.stack ?? '', JSON.stringify(at), ...own);
	}
	return texts.join('\n');
}
