// `paylock lint --format sarif`: what SARIF 2.1.0 requires, and what code scanning services read.
import {Ajv} from 'ajv';
import {expect, test} from 'vitest';
import {lintRules} from '../../src/inspect/index.js';
import {folderOf, paylock} from './cli.js';
import {clean, misspelled} from './filters.js';

const text = {type: 'object', required: ['text'], properties: {text: {type: 'string', minLength: 1}}};
const level = {enum: ['none', 'note', 'warning', 'error']};
const positive = {type: 'integer', minimum: 1};
const artifact = {type: 'object', required: ['uri'], properties: {uri: {type: 'string'}, index: {type: 'integer'}}};

/** The required properties of the parts that paylock writes, as sections 3.13 to 3.55 of the standard list them. */
const schema = {
	type: 'object',
	required: ['version', 'runs'],
	properties: {
		version: {const: '2.1.0'},
		$schema: {type: 'string'},
		runs: {
			type: 'array',
			items: {
				type: 'object',
				required: ['tool', 'results'],
				properties: {
					columnKind: {enum: ['utf16CodeUnits', 'unicodeCodePoints']},
					tool: {
						type: 'object',
						required: ['driver'],
						properties: {
							driver: {
								type: 'object',
								required: ['name', 'version', 'informationUri', 'rules'],
								properties: {
									rules: {
										type: 'array',
										items: {
											type: 'object',
											required: ['id', 'shortDescription', 'help', 'helpUri'],
											properties: {
												id: {type: 'string'},
												shortDescription: text,
												fullDescription: text,
												help: text,
												helpUri: {type: 'string', pattern: '^https://paylock.example/guides/rules/[a-z-]+\\.html$'},
												defaultConfiguration: {type: 'object', properties: {level}},
											},
										},
									},
								},
							},
						},
					},
					artifacts: {type: 'array', items: {type: 'object', required: ['location'], properties: {location: artifact}}},
					results: {
						type: 'array',
						items: {
							type: 'object',
							required: ['ruleId', 'ruleIndex', 'level', 'message', 'locations'],
							properties: {
								level,
								message: text,
								locations: {
									type: 'array',
									minItems: 1,
									items: {
										type: 'object',
										required: ['physicalLocation'],
										properties: {
											physicalLocation: {
												type: 'object',
												required: ['artifactLocation', 'region'],
												properties: {
													artifactLocation: artifact,
													region: {
														type: 'object',
														required: ['startLine', 'startColumn', 'endLine', 'endColumn'],
														properties: {
															startLine: positive,
															startColumn: positive,
															endLine: positive,
															endColumn: positive,
														},
													},
												},
											},
										},
									},
								},
								partialFingerprints: {type: 'object', additionalProperties: {type: 'string'}},
							},
						},
					},
				},
			},
		},
	},
};

test('is a valid log with rules, help and regions', async () => {
	const cwd = folderOf({'filters/a b.json': misspelled, 'b.json': clean, 'broken.json': ''});
	const {code, out} = await paylock(['lint', '**/*.json', '--format', 'sarif'], {cwd});
	expect(code).toBe(2);
	const log = JSON.parse(out);
	const validate = new Ajv({allErrors: true}).compile(schema);
	expect(validate(log) || validate.errors).toBe(true);
	const [{tool, results, artifacts}] = log.runs;
	const ids = tool.driver.rules.map(({id}: {id: string}) => id);
	expect(ids).toEqual(expect.arrayContaining(lintRules.map(({id}) => id)));
	expect(new Set(ids).size).toBe(ids.length);
	for (const {ruleId, ruleIndex, locations} of results) {
		expect(ids[ruleIndex]).toBe(ruleId);
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
