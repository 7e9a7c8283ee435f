// The session caller uses documented parts of Node only: the next version may change all others.
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';

const folder = fileURLToPath(new URL('../../src/client/', import.meta.url));
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(name => name.endsWith('.ts'));

/** Parts of Node's HTTP client that its documentation does not have, and ways around its types. */
const UNDOCUMENTED: readonly RegExp[] = [
	/\b(?:addRequest|onSocket|createSocket|removeSocket|totalSocketCount|defaultPort|maxHeadersCountReached)\b/,
	/'(?:free|agentRemove|keylog)'/,
	/\b(?:sending|request|response|socket)\.(?:agent|shouldKeepAlive|res|parser)\b|\._\w+/,
	/\bas (?:unknown as )?https?\.(?:Agent|ClientRequest)\b/,
	/process\.binding|\bnode:_|'_(?:http|tls|stream)_/,
	/\bkOnSocket|Symbol\.for\('nodejs/,
];

describe('src/client', () => {
	it.each(files)('%s has none of the undocumented names', name => {
		const text = readFileSync(folder + name, 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
		for (const pattern of UNDOCUMENTED) expect([name, pattern.exec(text)?.[0]]).toEqual([name, undefined]);
	});
	it('would be found with one', () => {
		for (const text of [
			'agent.addRequest(request)',
			"socket.on('free', keep)",
			'agent as unknown as http.Agent',
			'request._httpMessage',
			'request.agent',
		])
			expect([text, UNDOCUMENTED.some(pattern => pattern.test(text))]).toEqual([text, true]);
	});
});
