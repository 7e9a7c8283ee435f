// What a runtime's own fetch does otherwise, by the beginning of a case's name; the docs tell of it.

const LENIENT = {
	'S12 sends Content-Length and chunks': 'its parser takes both',
	'S12 sends a header of 24 kB': 'its limit is larger',
};

export const KNOWN = {
	bun: LENIENT,
	deno: {
		...LENIENT,
		'S15 answers gzip': 'it does not unpack what was not asked for: an unreadable-response, as over node:http',
		'S15 answers br': 'likewise',
		'S15 calls plain JSON gzip': 'likewise, so that the JSON can be read',
	},
};
