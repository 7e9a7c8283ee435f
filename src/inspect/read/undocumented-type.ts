// Payment method types that only some accounts have.
import type {SubjectOption} from '../../model/subject.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';

/** The type of an option if it looks like one and is not documented, so that it can only be a type of the account. */
export function undocumentedType({possibleTypes = []}: SubjectOption): string | undefined {
	const [likely, ...others] = possibleTypes;
	if (likely === undefined || others.length > 0) return undefined;
	const isDocumented = PAYMENT_METHOD_TYPES.some(one => one === likely);
	return !isDocumented && /^[A-Z][A-Z0-9_]*$/.test(likely) ? likely : undefined;
}
