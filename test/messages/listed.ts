// The list of mistakes, as a module and as text.
import {readFileSync} from 'node:fs';

export const path = new URL('./mistakes.ts', import.meta.url).pathname;
export const source = readFileSync(path, 'utf8');
// Imported by path, since the compiler refuses every line of it.
export const {mistakes} = (await import(path)) as {mistakes: Readonly<Record<string, () => unknown>>}; // what the file exports
