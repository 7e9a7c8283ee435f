// `toCode` with the options that the API describes, until they have landed.
import {toCode as landed} from '../inspect/index.js';

export const toCode: (input: unknown, options?: {readonly exact?: boolean}) => string = landed;
