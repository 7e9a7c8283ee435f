// Functions of inspect that have not landed yet, as the API describes them.
import * as inspect from '../inspect/index.js';
import type {Readings} from '../wire/readings.js';

interface Contract {
	readonly learn: (observations: readonly unknown[]) => {
		readonly readings: Readings;
		readonly open: readonly unknown[];
		readonly conflicts: readonly unknown[];
	};
	readonly toCode: (input: unknown, options?: {readonly exact?: boolean}) => string;
}

export const {learn, toCode} = inspect as unknown as Contract;
