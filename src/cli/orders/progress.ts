// A line on standard error that shows how far the reading is.
import type {Terminal} from '../terminal/terminal.js';
import {barOf, grouped, orderCount} from './numbers.js';
import type {Progress} from './read-orders.js';

/** How often the line is written again, in milliseconds. */
const PAUSE = 100;
const WIDTH = 12;

/** Nothing where standard error is not a terminal. */
export function progressLine({err, errIsTerminal}: Terminal) {
	const start = performance.now();
	let next = start;
	return {
		show({bytes, total, orders}: Progress): void {
			const now = performance.now();
			if (errIsTerminal !== true || now < next) return;
			next = now + PAUSE;
			const part = total === undefined || total === 0 ? undefined : Math.min(1, bytes / total);
			const done = part === undefined ? '' : `${barOf(part, WIDTH).padEnd(WIDTH)} ${Math.floor(part * 100)} %  `;
			const rate = Math.round(orders / Math.max((now - start) / 1000, 0.001));
			err(`\r${done}${orderCount(orders)}, ${grouped(rate)} a second\u001b[K`);
		},
		clear(): void {
			if (errIsTerminal === true && next > start) err('\r\u001b[K');
		},
	};
}
