// A code that represents every code that no filter names.

/** The stem, or the stem with the first number behind it that makes it differ from every named code. */
export function unnamedCode(stem: string, named: {has(code: string): boolean}): string {
	for (let number = 1; ; number += 1) {
		const code = number === 1 ? stem : `${stem}${number}`;
		if (!named.has(code)) return code;
	}
}
