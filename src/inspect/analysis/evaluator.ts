// The evaluator that decides each class.
import type {Readings} from '../../wire/readings.js';
import {type Evaluator, evaluatorOf} from '../evaluate/evaluator.js';
import type {Subject} from '../subject.js';

/** Evaluates instruments against a subject under these readings. */
export function evaluatorUnder(subject: Subject, _readings: Readings): Evaluator {
	return evaluatorOf(subject);
}
