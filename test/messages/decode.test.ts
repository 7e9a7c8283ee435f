// What decode and decodeSession say of an input that is something else.
import {expect, test} from 'vitest';
import {decode, decodeSession} from '../../src/inspect/index.js';

const filter = {allowDefaultOptions: true, options: []};
const page = {action: 'paymentPage', order_id: 'order-1', amount: '499.00'};
const messages = ({issues}: ReturnType<typeof decode> | ReturnType<typeof decodeSession>) =>
	issues.map(({message}) => message);

test('decode, of what is not a payment filter', () => {
	const inputs = [
		1,
		[filter],
		' '.repeat(67_108_865),
		JSON.stringify(JSON.stringify(filter)),
		{...page, payment_filter: filter},
		{...page, ...filter},
	];
	expect(inputs.flatMap(input => messages(decode(input)))).toMatchInlineSnapshot(`
		[
		  "a number is not a payment filter: write an object",
		  "the input is a list of filters or requests: pass one of them",
		  "the text has more than 67108864 characters: pass less, or parse it first",
		  "the object is written as JSON text in a string: write the object itself, without quotes around it",
		  "the input is a session request: call decodeSession, or decode the filter alone",
		  "the input is a session request: call decodeSession, or decode the filter alone",
		]
	`);
});

test('decodeSession, of what is not a session', () => {
	expect([1, [page], filter].flatMap(input => messages(decodeSession(input)))).toMatchInlineSnapshot(`
		[
		  "a number is not a session: write an object",
		  "a list is not a session: put it under options of a payment filter",
		  "the input is a payment filter: call decode, or put it under payment_filter of a session request",
		]
	`);
});

test('decode, of a string for a list, writes out the whole list', () => {
	const codes = ['A', 'B'].map(letter => letter.repeat(127));
	const option = {paymentMethodType: 'NB', enable: false, paymentMethods: codes.join(',')};
	expect(messages(decode({...filter, options: [option]}))[0]).toMatch(/is not a list: write \["A{127}", "B{127}"\]$/);
});
