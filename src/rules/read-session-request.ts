// A session request, read from unknown input.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {readShape} from '../schema/read-shape.js';
import {SESSION_REQUEST} from '../schema/session-shape.js';
import type {SessionRequest} from '../wire/session.js';
import {reportContradictions, reportSingleProviders} from './contradictions.js';
import {reportEmiContradictions} from './contradictions-in-emi.js';
import {reportEndBeforeStart} from './mandate-order.js';
import {reportOnlyEmiHidden} from './only-emi-hidden.js';

/**
 * A frozen copy of a session request, or `undefined` with every issue in the report. It refuses contradictions too, as the
 * builders do.
 */
export function readSessionRequest(input: unknown, report: IssueCollector): SessionRequest | undefined {
	const before = report.total;
	const request = readShape(SESSION_REQUEST, input, report) as SessionRequest | undefined; // of that shape
	if (request === undefined) return undefined;
	reportEndBeforeStart(request, report, '');
	if (request.payment_filter !== undefined) {
		reportContradictions(request.payment_filter, report, '/payment_filter');
		if (request['options.create_mandate'] !== undefined) {
			reportSingleProviders(request.payment_filter, report, '/payment_filter');
		}
	}
	if (request.emiOptions !== undefined) reportEmiContradictions(request.emiOptions, report, '/emiOptions');
	reportOnlyEmiHidden(request.sdk_udf, [request.emiOptions, request.payment_filter?.emiOptions], report);
	return report.total === before ? request : undefined;
}
