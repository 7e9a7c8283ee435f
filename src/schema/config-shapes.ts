// The parts of a configuration that only inspect and the command line use, but that `paylock` checks too.
import {RULE_IDS} from '../diagnostics/rule-id.js';
import {READING_CHOICES} from '../wire/readings.js';
import type {ObjectShape} from './shape.js';

export const READINGS: ObjectShape = {
	kind: 'object',
	what: 'set of readings',
	part: 'reading',
	required: {},
	optional: Object.fromEntries(
		Object.entries(READING_CHOICES).map(([name, choices]) => [
			name,
			{kind: 'enum', what: `choice of ${name}`, enum: choices},
		]),
	),
};

const LEVEL = {kind: 'enum', what: 'severity', enum: ['off', 'error', 'warning', 'info']} as const;

export const RULES: ObjectShape = {
	kind: 'object',
	what: 'set of rules',
	part: 'rule',
	required: {},
	optional: Object.fromEntries(RULE_IDS.map(id => [id, LEVEL])),
};
