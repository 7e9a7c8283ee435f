// Fields that the specification does not name.

import {isReadable} from '../../../schema/recovered.js';
import {undocumentedFields} from '../../subject/undocumented.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';
import {SAMPLE_SESSION} from '../sample-session.js';

export const text: RuleText = {
	description: 'A field that the specification does not name is sent unchanged; the service may use or ignore it.',
	effect: 'The service may ignore the field, so that customers see the page as if you had not sent it.',
	source: 'open point 20',
	wrong: {
		...SAMPLE_SESSION,
		udf1: 'value',
	},
	right: {
		...SAMPLE_SESSION,
		description: 'value',
	},
};

export const check: LintCheck = {id: 'undocumented-field', about: 'session', check: reportUndocumentedField};

function reportUndocumentedField({recovered, account, isSigned}: LintSubject, report: ReportIssue): void {
	const problem = isReadable(recovered) && !isSigned ? undocumentedFields(Object(recovered), account) : undefined;
	if (problem !== undefined) report('', problem);
}
