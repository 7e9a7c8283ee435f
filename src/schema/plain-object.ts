// What counts as plain data: object literals and parsed JSON, and builders, which write themselves as such.
import {isBuilder, WRITTEN} from '../diagnostics/builder-kind.js';
import {kindOf, withArticle} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {isMisuseError, type MisuseError} from '../diagnostics/misuse-error.js';

/** True for an object literal, parsed JSON or an object without a prototype; for a class instance, date, map or builder, false. */
export function isPlainData(value: unknown): value is {readonly [key: string]: unknown} {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
	const prototype: unknown = Object.getPrototypeOf(value);
	// The prototype of a plain object is the Object.prototype of the realm that made it.
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** No plain object: what is wrong instead, and the error of a builder that cannot be built. */
interface NotPlain {
	readonly problem: IssueDetails;
	readonly unbuilt?: MisuseError;
}

/** The plain object behind `value`, or the problem if there is none. */
export function plainOf(value: unknown, what: string): {readonly plain: object} | NotPlain {
	if (isPlainData(value)) return {plain: value};
	const notPlain = (found: string, remedy = 'write a plain object'): IssueDetails => ({
		rule: 'invalid-type',
		problem: `${found} is not ${withArticle(what)}`,
		remedy,
	});
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		const found = kindOf(value);
		return {problem: {...notPlain(found, 'write an object'), found}};
	}
	if (!isBuilder(value)) return {problem: notPlain('an instance of a class')};
	const problem = notPlain('an unfinished builder');
	try {
		const own: unknown = Reflect.get(value, WRITTEN);
		const written = own ?? ('toJSON' in value && typeof value.toJSON === 'function' && value.toJSON());
		return typeof written === 'object' && written !== null ? {plain: written} : {problem};
	} catch (error) {
		if (!isMisuseError(error)) throw error;
		return {problem, unbuilt: error};
	}
}

/** Reports the issues of a builder that cannot be built. */
export function reportUnbuilt({issues, total}: MisuseError, report: IssueCollector, pointer: string): void {
	for (const {pointer: inside, ...details} of issues) report.add(pointer + inside, details);
	const unlisted = total - issues.length;
	report.total += unlisted;
	report.errors += unlisted;
}
