// Known differences of a runtime's own fetch, by the start of a case's name; `docs/session-call.md` describes what they have in common.

const LENIENT = {
	'S12 sends Content-Length and chunks': 'its parser accepts both',
	'S12 sends a header of 24 kB': 'its limit is larger',
};

export const KNOWN = {
	bun: LENIENT,
	deno: {
		...LENIENT,
		'S15 responds with gzip':
			'it does not decompress what was not requested: an unreadable-response, as over node:http',
		'S15 responds with br': 'the same',
		'S15 calls plain JSON gzip': 'the same, so the JSON can be read',
	},
	workerd: {
		...LENIENT,
		'S5 no server listens': 'its fetch does not report whether a connection was made',
	},
};
