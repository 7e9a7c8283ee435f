// Reads an input by its shape, with every issue, as far as it can be read, for decode and the subject.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {isWhole} from '../model/normal-parts.js';
import {extraKeyProblem, SESSION_FIELDS} from '../schema/extra-fields.js';
import {PAYMENT_FILTER} from '../schema/payment-filter-shape.js';
import {type ReadOptions, recoverShape} from '../schema/read-shape.js';
import {isReadable, type Recovered} from '../schema/recovered.js';
import {SESSION_REQUEST} from '../schema/session-shape.js';
import type {ObjectShape} from '../schema/shape.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {SessionRequest} from '../wire/session.js';

/** A filter alone under `payment_filter`, as documentation prints it. */
interface WrappedFilter {
	readonly payment_filter: PaymentFilter;
}

const WRAPPED_FILTER: ObjectShape = {
	kind: 'object',
	what: 'payment filter',
	required: {payment_filter: PAYMENT_FILTER},
	optional: {},
	additionalProperties: extraKeyProblem,
};

export function recoverFilter(input: unknown, report: IssueCollector, types?: readonly string[]) {
	return recoverShape(PAYMENT_FILTER, input, report, '', readOptions(types)) as Recovered<PaymentFilter>; // of that shape
}

export function recoverWrappedFilter(input: unknown, report: IssueCollector, types?: readonly string[]) {
	const wrapped = recoverShape(WRAPPED_FILTER, input, report, '', readOptions(types)) as Recovered<WrappedFilter>; // of that shape
	reportExtraFields(wrapped, report);
	return wrapped;
}

export function recoverSession(input: unknown, report: IssueCollector, types?: readonly string[]) {
	const request = recoverShape(SESSION_REQUEST, input, report, '', readOptions(types)) as Recovered<SessionRequest>; // of that shape
	reportExtraFields(request, report);
	return request;
}

function readOptions(types: readonly string[] | undefined): ReadOptions {
	return {isLenient: true, types};
}

/** Reports the fields that the specification does not name, which are kept. */
function reportExtraFields(request: Recovered<object>, report: IssueCollector): void {
	if (!isReadable(request)) return;
	const known = new Set<string>(SESSION_FIELDS);
	for (const [key, value] of Object.entries(request)) {
		if (known.has(key) || !isWhole(value)) continue; // an unreadable part is reported separately
		report.add(pointerSegment(key), {
			rule: 'undocumented-field',
			severity: 'info',
			message: `${formatValue(key)} is not a documented field and is sent unchanged: leave it out if the service does not use it`,
			found: formatValue(key),
		});
	}
}
