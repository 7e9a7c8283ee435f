// The core as a program: its argument is the address of the faults, and its last line of output is the result.
import {runCore} from './core.js';

const {argv} = (globalThis as unknown as {process: {argv: string[]}}).process; // Bun and Deno have it too
console.log(JSON.stringify(await runCore(JSON.parse(argv[2] ?? ''))));
