// Inspect: what may be true of an instrument that is only partly described.
//
// A state is what the filters say together: nothing (0), or any of SHOW, HIDE and DOUBT. A set of states ("worlds") is a
// mask with one bit for each; a fully described instrument has one world, a thin one may have several.

export const SHOW = 1;
export const HIDE = 2;
/** A filter speaks, and the document does not tell what it says. */
export const unspecified = 4;
const STATES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];
/** Where no filter of a list speaks. */
export const NONE = -1;

/** The worlds in which only `state` holds. */
export function only(state: number): number {
	return 1 << state;
}

/** No filter speaks. */
export const NOTHING = only(0);

/** Every state of the worlds, one by one. */
export function statesOf(worlds: number): readonly number[] {
	return STATES.filter(state => (worlds & only(state)) !== 0);
}

/** The one state of the worlds; `undefined` where there are several. */
export function unambiguousMatch(worlds: number): number | undefined {
	return (worlds & (worlds - 1)) === 0 ? 31 - Math.clz32(worlds) : undefined;
}

/** Two sources that know nothing of each other: each world of one with each of the other. */
export function dependentRequired(one: number, other: number): number {
	if (one === NOTHING) return other;
	if (other === NOTHING) return one;
	let worlds = 0;
	for (const left of statesOf(one)) for (const right of statesOf(other)) worlds |= only(left | right);
	return worlds;
}

/** Filters that may or may not match, each by itself: every part of every state. */
export function perhaps(worlds: number): number {
	let parts = 0;
	for (const whole of statesOf(worlds)) for (const state of STATES) if ((state & whole) === state) parts |= only(state);
	return parts;
}

/** What a set of filters says of one instrument, and the first filter that says so; `NONE` where none does. */
export interface Match {
	readonly worlds: number;
	/** The first filter that shows, hides or leaves in doubt for certain. */
	readonly showAt: number;
	readonly hideAt: number;
	readonly doubtAt: number;
	/** The first filter that may or may not match, since the instrument is too thin, or since a list is empty. */
	readonly thinAt: number;
	readonly emptyAt: number;
}

/** Gathers what the sources say. */
export class Matches implements Match {
	worlds = NOTHING;
	showAt = NONE;
	hideAt = NONE;
	doubtAt = NONE;
	thinAt = NONE;
	emptyAt = NONE;

	/** What one source says; `at` names the first filter of each kind that it may say. */
	add(worlds: number, at: {show?: number; hide?: number; doubt?: number}, open: 'thin' | 'empty'): void {
		const {show = NONE, hide = NONE, doubt = NONE} = at;
		this.worlds = dependentRequired(this.worlds, worlds);
		const state = unambiguousMatch(worlds);
		if (state === undefined) {
			const first = earlier(earlier(show, hide), doubt);
			if (open === 'thin') this.thinAt = earlier(this.thinAt, first);
			else this.emptyAt = earlier(this.emptyAt, first);
			return;
		}
		if ((state & SHOW) !== 0) this.showAt = earlier(this.showAt, show);
		if ((state & HIDE) !== 0) this.hideAt = earlier(this.hideAt, hide);
		if ((state & unspecified) !== 0) this.doubtAt = earlier(this.doubtAt, doubt);
	}
}

function earlier(one: number, other: number): number {
	if (one < 0) return other;
	return other < 0 ? one : Math.min(one, other);
}
