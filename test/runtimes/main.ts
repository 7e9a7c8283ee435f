// The core as a program: where the faults are comes as its argument, what came of them goes as its last line.
import {runCore} from './core.js';

const {argv} = (globalThis as unknown as {process: {argv: string[]}}).process; // Bun and Deno have it too
console.log(JSON.stringify(await runCore(JSON.parse(argv[2] ?? ''))));
