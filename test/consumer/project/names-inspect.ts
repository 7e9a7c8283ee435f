// The same for a program that imports `paylock/inspect`, `paylock/sandbox` and nothing else.
import {
	compile,
	decisionTable,
	decode,
	decodeSession,
	diff,
	explain,
	type Instrument,
	impact,
	instrumentClasses,
	lint,
	lintRules,
	openReadings,
	type PaymentFilter,
	repair,
	testCases,
} from 'paylock/inspect';
import {createSandbox, type ScreenView} from 'paylock/sandbox';

declare const lock: PaymentFilter;
declare const instrument: Instrument;

export const issues = lint(lock).filter(({severity}) => severity === 'error');
export const fixes = issues.map(({fix, related}) => ({fix, related}));
export const verdict = explain(lock, {type: 'CASH'});
export const reasons = verdict.because;
export const changes = diff(lock, lock).changes;
export const read = decode(lock);
export const good = read.ok ? read : undefined;
export const bad = read.ok ? undefined : read;
export const cards = good?.value.options.filter(({paymentMethodType}) => paymentMethodType === 'CARD');
export const cardOptions = lock.options.filter(one => one.paymentMethodType === 'CARD');
export const group = lock.emiOptions?.noCostEmi?.credit;
export const request = decodeSession({});
export const order = request.ok && request.value.action !== 'paymentManagement' ? {...request.value} : undefined;
export const classes = instrumentClasses(lock).filter(({type}) => type === 'CARD');
export const instruments = classes.map(one => one.instrument);
export const members = classes.map(one => one.members);
export const result = impact(lock, lock, []);
export const table = decisionTable({total: [1, 2]}, () => lock);
export const fixed = repair(lock);
export const readings = openReadings;
export const rules = lintRules;
export const cases = testCases(lock);
export const index = compile(lock);
export const card = instrument.type === 'CARD' ? instrument : undefined;
export const plan = instrument.type === 'EMI' ? {...instrument} : undefined;
export const args = null as unknown as Parameters<typeof explain>;
export const ask = (...given: Parameters<typeof explain>) => explain(...given);
export const sandbox = createSandbox({merchantId: 'm', apiKey: 'k'});
export const sessions = [...sandbox.sessions.values()];
export const view: ScreenView = 'why';
