// Sandbox: the options, checked once.

import {apiKeyProblem, merchantIdProblem} from '../client/header-text.js';
import {CREDENTIALS, type Credentials} from '../client/http-request.js';
import {formatValue} from '../diagnostics/format-value.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {plainOf} from '../schema/plain-object.js';
import {servicePrefixProblem} from '../values/service-prefix.js';

/**
 * What a sandbox is told.
 *
 * @source checkout-spec: Authentication; open points 8, 9 and 24
 */
export interface SandboxOptions {
	/** The merchant id that `x-merchantid` must carry. */
	readonly merchantId: string;
	/** The key that `Authorization` must carry; choose any, it is shown nowhere. */
	readonly apiKey: string;
	/** What of the key is base64-encoded: `'apiKey'` (the default) or `'apiKey:'`. */
	readonly credentials?: Credentials;
	/** Letters and digits; with it, a mandate session must double its providers with this prefix and no other. */
	readonly servicePrefix?: string;
	/** The time against which mandate dates are held, as `() => new Date()` (the default) or `Date.now`. */
	readonly clock?: () => Date | number;
	/**
	 * `true` (the default): what the real service is said to swallow in silence is refused. `false`: it is swallowed, and
	 * recorded in the session's `findings`.
	 */
	readonly strict?: boolean;
}

export type CheckedOptions = Required<Omit<SandboxOptions, 'servicePrefix'>> & {
	readonly servicePrefix: string | undefined;
};

const NAMES: readonly string[] = [
	'merchantId',
	'apiKey',
	'credentials',
	'servicePrefix',
	'clock',
	'strict',
] satisfies readonly (keyof SandboxOptions)[];

/** The options, each read once; throws a MisuseError with all that is wrong, and never quotes the key. */
export function readOptions(options: SandboxOptions): CheckedOptions {
	const report = new IssueCollector();
	const found = plainOf(options, 'set of sandbox options');
	if ('problem' in found) report.add('', found.problem);
	const {merchantId, apiKey, credentials = 'apiKey', servicePrefix, clock = Date.now, strict = true} = {...options};
	for (const name of Object.keys({...options})) {
		if (NAMES.includes(name)) continue;
		const message = `${formatValue(name)} is no option of a sandbox: write one of ${NAMES.join(', ')}`;
		report.add(pointerSegment(name), {rule: 'unknown-key', message, allowed: NAMES});
	}
	const problems = {
		merchantId: merchantIdProblem(merchantId),
		apiKey: apiKeyProblem(apiKey),
		servicePrefix: servicePrefix === undefined ? undefined : servicePrefixProblem(servicePrefix),
	};
	for (const [name, problem] of Object.entries(problems))
		if (problem !== undefined) report.add(pointerSegment(name), problem);
	if (!CREDENTIALS.includes(credentials)) {
		const message = "the credentials are no form of the key: write 'apiKey' or 'apiKey:'";
		report.add('/credentials', {rule: 'unknown-value', message, allowed: CREDENTIALS});
	}
	if (typeof clock !== 'function') {
		report.add('/clock', {
			rule: 'invalid-type',
			message: `${formatValue(clock)} is no clock: write a function, or leave it out`,
		});
	}
	if (typeof strict !== 'boolean') {
		report.add('/strict', {rule: 'invalid-type', message: `${formatValue(strict)} is no boolean: write true or false`});
	}
	report.throwIfAny();
	return {merchantId, apiKey, credentials, servicePrefix, clock, strict};
}
