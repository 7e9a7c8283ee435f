// The results of a run, one JSON object a line, so that a run that was stopped continues.
import {appendFileSync, existsSync, readFileSync} from 'node:fs';

export function resultsIn(path) {
	if (!existsSync(path)) return [];
	return readFileSync(path, 'utf8')
		.trimEnd()
		.split('\n')
		.map(line => JSON.parse(line));
}

export function addResult(path, result) {
	appendFileSync(path, `${JSON.stringify(result)}\n`);
}
