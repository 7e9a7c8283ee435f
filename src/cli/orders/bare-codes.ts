// Net banking orders whose codes lack `NB_`, as in many order tables, while the filters name codes that have it.
import type {Subject} from '../../inspect/subject/read-subject.js';
import {effectiveOptions} from '../../inspect/subject/subject-parts.js';
import {isPlainData} from '../../schema/plain-object.js';

const NB = 'NB_';
/** The most codes that are remembered; a few name the mistake. */
const MOST_CODES = 1000;

/** Collects codes without `NB_`. */
export class BareCodes {
	readonly #codes = new Set<string>();

	add(order: unknown): void {
		const instrument = isPlainData(order) ? order.instrument : undefined;
		if (!isPlainData(instrument) || instrument.type !== 'NB') return;
		const {code} = instrument;
		if (typeof code === 'string' && !code.startsWith(NB) && this.#codes.size < MOST_CODES) this.#codes.add(code);
	}

	/** A note about those that the filters do not name; empty if there are none, or if the filters name no bank. */
	note(subjects: readonly Subject[]): string {
		const options = subjects.flatMap(subject => effectiveOptions(subject).get('NB') ?? []);
		const named = new Set(options.flatMap(({paymentMethods = []}) => paymentMethods));
		if (![...named].some(code => code.startsWith(NB))) return '';
		const unknown = [...this.#codes].filter(code => !named.has(code));
		const example = unknown.find(code => named.has(NB + code)) ?? unknown[0];
		if (example === undefined) return '';
		return `net banking codes without ${NB}, such as ${example}, are not in the filters and count as other banks: write ${NB}${example} in the orders`;
	}
}
