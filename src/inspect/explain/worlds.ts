// Inspect: what may be true of an instrument that is only partly described.
//
// A state is what the filters say together: nothing (0), or any of SHOW, HIDE and DOUBT. A set of states ("worlds") is a
// mask with one bit for each; a fully described instrument has one world, a thin one may have several.

export const SHOW = 1;
export const HIDE = 2;
/** A filter speaks, and the document does not tell what it says. */
export const DOUBT = 4;
const STATES = 8;

/** The worlds in which only `state` holds. */
export function only(state: number): number {
	return 1 << state;
}

/** No filter speaks. */
export const NOTHING = only(0);

/** Every state of the worlds, one by one. */
export function statesOf(worlds: number): readonly number[] {
	const states: number[] = [];
	for (let state = 0; state < STATES; state += 1) if ((worlds & only(state)) !== 0) states.push(state);
	return states;
}

/** Two sources that know nothing of each other: each world of one with each of the other. */
export function together(one: number, other: number): number {
	if (one === NOTHING) return other;
	if (other === NOTHING) return one;
	let worlds = 0;
	for (const left of statesOf(one)) for (const right of statesOf(other)) worlds |= only(left | right);
	return worlds;
}

/** Filters that may or may not match, each by itself: every part of every state. */
export function perhaps(worlds: number): number {
	let parts = 0;
	for (const whole of statesOf(worlds)) {
		for (let state = 0; state < STATES; state += 1) if ((state & whole) === state) parts |= only(state);
	}
	return parts;
}

/** Whether `state`'s bits hold in every world. */
export function always(worlds: number, state: number): boolean {
	return statesOf(worlds).every(held => (held & state) === state);
}

/** What a set of filters says of one instrument, and the first filter that says so; -1 where none does. */
export interface Match {
	readonly worlds: number;
	/** The first filter that shows, hides or leaves in doubt in every world. */
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
	showAt = -1;
	hideAt = -1;
	doubtAt = -1;
	thinAt = -1;
	emptyAt = -1;

	/** What one source says; `at` names the first filter of each kind. */
	add(worlds: number, at: {show?: number; hide?: number; doubt?: number}, open: 'thin' | 'empty' = 'thin'): void {
		this.worlds = together(this.worlds, worlds);
		if (at.show !== undefined && always(worlds, SHOW)) this.showAt = earlier(this.showAt, at.show);
		if (at.hide !== undefined && always(worlds, HIDE)) this.hideAt = earlier(this.hideAt, at.hide);
		if (at.doubt !== undefined && always(worlds, DOUBT)) this.doubtAt = earlier(this.doubtAt, at.doubt);
		if ((worlds & (worlds - 1)) === 0) return; // one world: nothing is open
		const first = earlier(earlier(at.show ?? -1, at.hide ?? -1), at.doubt ?? -1);
		if (open === 'thin') this.thinAt = earlier(this.thinAt, first);
		else this.emptyAt = earlier(this.emptyAt, first);
	}
}

function earlier(one: number, other: number): number {
	if (one < 0) return other;
	return other < 0 ? one : Math.min(one, other);
}
