// Legacy, for describe until it reads verdicts.

export function kindsOf(rows: readonly {readonly enable: boolean}[]): {shows: boolean; hides: boolean} {
	return {shows: rows.some(row => row.enable), hides: rows.some(row => !row.enable)};
}
