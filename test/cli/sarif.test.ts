// `paylock lint --format sarif`: what SARIF 2.1.0 requires, and what code scanning services read.
import {expect, test} from 'vitest';
import {lintRules} from '../../src/inspect/index.js';
import {folderOf, paylock} from './cli.js';
import {clean, misspelled} from './filters.js';

const text = expect.stringMatching(/./);
const level = expect.stringMatching(/^(?:note|warning|error)$/);

test('is a valid log with rules, help and regions', async () => {
	const cwd = folderOf({'filters/a b.json': misspelled, 'b.json': clean, 'broken.json': ''});
	const {code, out} = await paylock(['lint', '**/*.json', '--format', 'sarif'], {cwd});
	expect(code).toBe(2);
	const log = JSON.parse(out);
	const [{tool, results, artifacts}] = log.runs;
	expect(log).toMatchObject({version: '2.1.0', runs: [{columnKind: 'utf16CodeUnits'}]});
	expect(tool.driver).toMatchObject({name: 'paylock', version: text, informationUri: text});
	for (const rule of tool.driver.rules) {
		expect(rule).toMatchObject({
			shortDescription: {text},
			fullDescription: {text},
			help: {text},
			helpUri: expect.stringMatching(/^https:\/\/paylock.example\/guides\/rules\/[a-z-]+\.html$/),
			defaultConfiguration: {level},
		});
	}
	const ids = tool.driver.rules.map(({id}: {id: string}) => id);
	expect(ids).toEqual(expect.arrayContaining(lintRules.map(({id}) => id)));
	expect(new Set(ids).size).toBe(ids.length);
	for (const {ruleId, ruleIndex, message, locations, partialFingerprints} of results) {
		expect(ids[ruleIndex]).toBe(ruleId);
		expect([message, partialFingerprints]).toEqual([{text}, {'pointer/v1': text}]);
		const {startLine, startColumn, endLine, endColumn} = locations[0].physicalLocation.region;
		expect(Math.min(startLine, startColumn, endLine, endColumn)).toBeGreaterThan(0);
		const {uri, index} = locations[0].physicalLocation.artifactLocation;
		expect(artifacts[index].location.uri).toBe(uri);
	}
	expect(results).toMatchObject([
		{ruleId: 'unreadable', level: 'error'},
		{
			ruleId: 'invalid-type',
			level: 'error',
			locations: [
				{
					physicalLocation: {
						artifactLocation: {uri: 'filters/a%20b.json'},
						region: {startLine: 2, startColumn: 25, endLine: 2, endColumn: 31},
					},
					logicalLocations: [{fullyQualifiedName: '/allowDefaultOptions'}],
				},
			],
		},
		{ruleId: 'unknown-value'},
	]);
});

test('of a clean file has no results and exits with 0', async () => {
	const {code, out} = await paylock(['lint', '--format', 'sarif'], {stdin: JSON.stringify(clean)});
	expect(code).toBe(0);
	expect(JSON.parse(out).runs[0].results).toEqual([]);
});
