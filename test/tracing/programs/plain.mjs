// Calls as an ES module; what replaces parts of node:http is loaded before, by --import.
import * as paylock from 'paylock';
import call from './call.cjs';

await call(paylock, 'ok', 'breaks');
