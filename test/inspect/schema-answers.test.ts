// Standard Schema: what the schemas return, issue by issue with its path.
import {expect, test} from 'vitest';
import {paymentFilterSchema, sessionRequestSchema} from '../../src/inspect/index.js';

const answers = [paymentFilterSchema, sessionRequestSchema].map(schema => schema['~standard'].validate);

test('text is for decode: the schemas validate the value itself', () => {
	for (const validate of answers) {
		expect(validate('{"allowDefaultOptions": true, "options": []}')).toEqual({
			issues: [{message: 'a string is not an object: parse it', path: []}],
		});
	}
});

test('the steps of a path are indices of lists and keys as they are written', () => {
	const options = Array.from({length: 12}, (_, index) => ({
		paymentMethodType: 'CASH',
		...(index < 11 && {enable: true}),
	}));
	expect(paymentFilterSchema['~standard'].validate({options, '12ab': 1, ab12: 1, '~1/': 1, 12345678: 1})).toEqual({
		issues: [['12345678'], ['options', 11, 'enable'], ['12ab'], ['ab12'], ['~1/']].map(path => ({
			path,
			message: expect.any(String),
		})),
	});
});
