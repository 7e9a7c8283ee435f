// The fields of a session request that are text, as far as they can be read.
import {isReadable} from '../../schema/recovered.js';
import type {SessionRequest} from '../../wire/session.js';
import type {LintSubject} from './rule.js';

export function textField({recoveredRequest}: LintSubject, field: keyof SessionRequest): string | undefined {
	const value: unknown =
		isReadable(recoveredRequest) && Object.hasOwn(recoveredRequest, field) ? recoveredRequest[field] : undefined;
	return typeof value === 'string' ? value : undefined;
}
