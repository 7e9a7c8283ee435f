// The text of a field of a session request.
import {isReadable} from '../../schema/recovered.js';
import type {RequestParts} from '../../wire/session.js';
import type {LintSubject} from './rule.js';

/** The text of a field, as far as it can be read. */
export function textField({recoveredRequest}: LintSubject, field: keyof RequestParts): string | undefined {
	const value: unknown =
		isReadable(recoveredRequest) && Object.hasOwn(recoveredRequest, field) ? recoveredRequest[field] : undefined;
	return typeof value === 'string' ? value : undefined;
}
