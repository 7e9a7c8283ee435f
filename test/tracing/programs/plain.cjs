// Calls as CommonJS; what replaces parts of node:http is loaded before, by --require.
const call = require('./call.cjs');

call(require('paylock'), 'ok', 'breaks');
