// Which texts of the service are redacted (limits of length, separators, escapes), and which values of a request are personal.
import {describe, expect, it} from 'vitest';
import {personalTexts, redaction} from '../../src/client/redact.js';

const REDACTED = '(redacted: it repeats a secret or personal data)';

describe('a text that repeats a secret', () => {
	it.each([
		['of six letters, inside a word', 'abc123', 'xABC123x'],
		['of six letters with separators, inside a word', 'a-b.c-123', 'xabc 123x'],
		['of six letters, one of them escaped', 'key-ABC123', '%6bey-ABC123'],
		['that is an address', 'a@b.example', 'the mail a%40b.example'],
		['that is a phone number with another prefix', '90000 12345', '+91 90000-12345'],
		['of two letters, as a word', 'Al', 'dear AL,'],
		['of five, as a word', 'abc12', 'the abc12.'],
		['of five, as a word in capitals', 'abc12', 'the ABC12'],
		['of five, percent-escaped as a word', 'abc12', 'is%20abc12%21'],
		['of signs alone', '#!#', 'a#!#b'],
		['of signs alone, with blanks at its ends', ' #! ', 'a#!b'],
		['in another script', '\u043f\u0430\u0440\u043e\u043b\u044c', '\u041f\u0410\u0420\u041e\u041b\u042c'],
		[
			'whose letters are escaped byte by byte',
			'\u043f\u0430\u0440\u043e\u043b\u044c',
			encodeURIComponent('\u043f\u0430\u0440\u043e\u043b\u044c'),
		],
		['next to an invalid escape', 'ab-ff-90', '%61b %ff 90'],
		['that contains an escape', 'abc%41123', 'the key abc%41123'],
		['that contains an escape, escaped', 'abc%41123', 'abc%2541123'],
		['that contains an escape, escaped twice', 'abc%41123', 'abc%252541123'],
		['that contains an escape, decoded', 'abc%41123', 'abcA123'],
		['that is the second of two', 'def456', 'x def456'],
	])('%s is redacted', (_, secret, text) => {
		expect(redaction(['abc999', secret])(text)).toBe(REDACTED);
	});
	it.each([
		['of five, inside a word', 'abc12', 'xabc12'],
		['of five, with separators', 'abc12', 'abc 12'],
		['of two letters, inside a word', 'Al', 'also 100%'],
		['of which it has a part', 'key-ABC123', 'key-ABC'],
		['next to invalid escapes', 'abc123', '%zz %ff'],
		['of signs alone, apart', '#!', 'wait. # !'],
		['that is empty', '', 'wait.'],
		['that is blank', '  ', 'a  b.'],
	])('a text without the secret is kept: %s', (_, secret, text) => {
		expect(redaction([secret, 'abc999'])(text)).toBe(text);
	});
	it('is kept up to 500 characters', () => {
		const redact = redaction([]);
		expect(redact('x'.repeat(500))).toBe('x'.repeat(500));
		expect(redact('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
	});
});

describe('personal values of a request', () => {
	it('are every text and number except those about the order, at any depth', () => {
		const impersonal = {
			order_id: 'O',
			amount: '1.00',
			action: 'paymentPage',
			payment_page_client_id: 'C',
			payment_filter: {options: ['NB']},
			emiOptions: {a: 'b'},
			sdk_udf: 'hideEMI',
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '9.00',
			'mandate.start_date': '1',
			'mandate.end_date': '2',
		};
		const personal = {customer_id: 'c-1', udf1: {list: ['deep', 7, null, true, {amount: '2.00'}]}};
		expect(personalTexts(JSON.stringify({...impersonal, ...personal})).sort()).toEqual(['2.00', '7', 'c-1', 'deep']);
	});
});
