// Inspect: what a rule of lint is.
import type {Json} from '../../wire/session.js';
import type {Subject} from '../subject.js';

/**
 * How much a finding weighs: an `error` is surely not what was meant, a `warning` is doubtful, an `info` is worth a look.
 *
 * @source The severities are paylock's own.
 */
export type Severity = 'error' | 'warning' | 'info';

/**
 * What a rule looks at.
 *
 * @source The shape is paylock's own.
 */
export interface LintSubject extends Subject {
	/** In milliseconds since 1970. */
	readonly now: number;
	readonly servicePrefix?: string;
}

/**
 * Takes one finding; without a suggestion the remedy of the message is it.
 *
 * @source The shape is paylock's own.
 */
export type ReportFinding = (pointer: string, message: string, suggestion?: string) => void;

/**
 * One rule of lint, as the table of rules in the documentation prints it.
 *
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export interface LintRule {
	readonly name: string;
	readonly severity: Severity;
	/** Why it matters. */
	readonly reason: string;
	/** Its place in the specification. */
	readonly source: string;
	/** A filter or session request that it speaks of, and one that it leaves alone. */
	readonly bad: Json;
	readonly good: Json;
	readonly check: (subject: LintSubject, report: ReportFinding) => void;
}
