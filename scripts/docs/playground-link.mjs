// Docs: the address of the playground with a state, as playground/link-state.ts reads it.
import {deflateRawSync} from 'node:zlib';

/** @param {{mode: 'code' | 'json', text: string}} state */
export const playgroundLink = state =>
	`playground/index.html#s=${deflateRawSync(JSON.stringify(state)).toString('base64url')}`;
