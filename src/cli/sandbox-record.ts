/// <reference types="node" />
// `paylock sandbox --record`: a line of NDJSON for each session request, without credentials and personal data.
import {appendFileSync} from 'node:fs';
import type {SandboxRequest, SandboxSession} from '../sandbox/index.js';
import {isPersonalField} from '../schema/personal-data.js';
import {MANDATE_KINDS} from '../wire/mandate.js';
import {EMI_DISPLAYS, type Json, SESSION_ACTIONS} from '../wire/session.js';
import {escapeControlChars} from './terminal/style.js';
import {UsageError} from './terminal/terminal.js';

/** Appends to a file; throws a {@link UsageError} if that is impossible. */
export function openRecord(file: string): (text: string) => void {
	const append = (text: string) => {
		try {
			// The owner alone reads what was sold and how.
			appendFileSync(file, text, {mode: 0o600});
		} catch (error) {
			const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
			throw new UsageError(`--record: ${file} cannot be written${code}: choose another file`);
		}
	};
	append('');
	return append;
}

export function recordLine({status, checked}: SandboxRequest, session: SandboxSession | undefined, time: Date): string {
	const {request = {}, issues = []} = session ?? {};
	const {action, payment_filter: filter, sdk_udf, emiOptions, 'options.create_mandate': mandate} = request;
	const record = {
		time: time.toISOString(),
		// Anything but the documented words could be personal.
		action: wordOf(action, SESSION_ACTIONS),
		filter,
		sdk_udf: wordOf(sdk_udf, EMI_DISPLAYS),
		emiOptions,
		mandate: wordOf(mandate, MANDATE_KINDS),
		status,
		checked,
		rules: [...new Set(issues.map(({rule}) => rule))],
	};
	const personal = new Set(Object.entries(request).flatMap(([name, value]) => (isPersonalField(name) ? [value] : [])));
	const text = JSON.stringify(record, (_, value: Json) => (personal.has(value) ? '(personal data)' : value));
	return `${escapeControlChars(text)}\n`;
}

function wordOf(value: Json | undefined, words: readonly string[]): string | undefined {
	return typeof value === 'string' && words.includes(value) ? value : undefined;
}
