// A code that stands for every code that no filter names.

interface Codes {
	has(code: string): boolean;
}

/** The stem, or the stem with the first number behind it that makes it differ from every code that is named or taken. */
export function unnamedCode(stem: string, named: Codes, taken: Codes = new Set<string>()): string {
	for (let number = 1; ; number += 1) {
		const code = number === 1 ? stem : `${stem}${number}`;
		if (!named.has(code) && !taken.has(code)) return code;
	}
}
