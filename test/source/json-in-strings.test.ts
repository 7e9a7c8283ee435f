// JSON in strings with run-time parts, joined strings, and strings whose escapes stay as they are.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources with templates
import {expect, test} from 'vitest';
import {lintCode, rowsOf, sourcesOf} from './linted.js';

/** `rule pointer` of each issue, after the number of literals unless it is one. */
async function found(extension: string, source: string): Promise<string> {
	const {text, filters, issues} = await lintCode(extension, source);
	// Each issue is marked at the value that it is about.
	for (const {found: value, span} of issues)
		if (value?.startsWith('"')) expect(text.slice(span.start, span.end)).toContain(value.slice(1, 2));
	const written = issues.map(({rule, pointer}) => `${rule} ${pointer}`).join(', ');
	return filters === 1 ? written : `${filters}: ${written}`.trim();
}

const TYPE = 'unknown-value /options/0/paymentMethodType';

test.each(
	rowsOf({
		js: {
			// Interpolation.
			'f(`{"allowDefaultOptions": ${a}, "options": [{"paymentMethodType": "upi", "enable": ${b}}]}`);': TYPE,
			'f(`{"allowDefaultOptions": "${a}", ${more} "options": [${items}, {"paymentMethodType": "Nb", "enable": true}]}`);':
				'unknown-value /options/1/paymentMethodType',
			'f(`{"allowDefaultOptions": false, "options": [${items}]}`);': '',
			'f(`{"order_id": "${a}", "action": "paymentpage", "amount": ${n}.00}`);': 'unknown-value /action',
			// Items of a list, joined.
			'f([\'{"allowDefaultOptions": false,\', \'"options": [{"paymentMethodType": "upi", "enable": true}]}\'].join("\\n"));':
				TYPE,
			'f(\'{"allowDefaultOptions": "no", "options": [{"paymentMethodType": "\'.concat(type, \'", "enable": true}]}\'));':
				'invalid-type /allowDefaultOptions',
			// Joined.
			'f(\'{"order_id": "\' + id + \'", "action": \' + \'"paymentpage"}\');': 'unknown-value /action',
			// Texts that are not JSON, whatever their parts are.
			'f(`payment_filter of ${id}: {"allowDefaultOptions": "no"}`);': '0:',
			'f(`{${a}: allowDefaultOptions ${b}`);': '0:',
		},
		py: {
			'f(\'\'.join([\'{"action": "quickpay", \', \'"order_id": "\', order, \'"}\']))': 'unknown-value /action',
			'f = f\'{{"allowDefaultOptions": "no", "options": [{items}]}}\'': 'invalid-type /allowDefaultOptions',
			'f = f"""{{"order_id": "{order.id}", "action": "paymentpage", "amount": {amount:.2f}}}"""':
				'unknown-value /action',
			'post(url, data=rb\'{"order_id": "o", "action": "paymentpage"}\')': 'unknown-value /action',
			'BODY = b"""{"order_id": "o", "action": "paymentpage"}"""': 'unknown-value /action',
			'post(url, data=b\'{"allowDefaultOptions": "no", "options": []}\')': 'invalid-type /allowDefaultOptions',
			// Formatting.
			'f = \'{{"order_id": "{}", "action": "paymentpage"}}\'.format(order_id)': 'unknown-value /action',
			'f = \'{"order_id": "%s", "action": "paymentpage", "amount": %d}\' % (a, b)': 'unknown-value /action',
			'f = ("{\\"order_id\\": \\"o\\","\n  \'"action": "paymentpage"}\')': 'unknown-value /action',
			'f = \'{"order_id": "\' + oid + \'", "action": "paymentpage"}\'': 'unknown-value /action',
			'f(r\'{\\n"allowDefaultOptions": "no", "options": []}\')': 'unreadable , invalid-type /allowDefaultOptions',
		},
		php: {
			'f(implode(",", [\'{"action": "quickpay"\', \'"order_id": "\' . $id . \'"}\']));': 'unknown-value /action',
			'f("{\\"action\\": \\"quickpay\\", \\"order_id\\": \\"$id\\", \\"amount\\": \\"{$order->total}\\"}");':
				'unknown-value /action',
			'$f = <<<JSON\n{"allowDefaultOptions": $flag, "options": [{"paymentMethodType": "{$type[\'a\']}", "enable": "no"}]}\nJSON;':
				'invalid-type /options/0/enable',
			'$f = <<<\'JSON\'\n{"allowDefaultOptions": "no", "options": []}\nJSON;': 'invalid-type /allowDefaultOptions',
			'$f = sprintf(\'{"order_id": "%s", "action": "paymentpage", "amount": %s}\', $a, $b);': 'unknown-value /action',
			'$f = \'{"order_id": "\' . $id . \'", "action": "paymentpage", "amount": \' . $a . \'}\';':
				'unknown-value /action',
			// Escapes in single quotes.
			'f(\'{\\n  "order_id": "o",\\n  "action": "paymentpage"\\n}\');': 'unreadable , unknown-value /action',
			'f(\'{\\t"allowDefaultOptions": "no",\\r\\n"options": []}\');': 'unreadable , invalid-type /allowDefaultOptions',
		},
	}),
)('%s: %s', async (extension, source, expected) => {
	// The other fields of a session may be missing.
	const judged = (await found(extension, source)).split(', ').filter(issue => !issue.startsWith('missing-field'));
	expect(judged.join(', ')).toBe(expected);
});

test.each(
	Object.entries({
		// A literal ends where its bracket closes.
		'def f():\n    g = {\n"allowDefaultOptions": "no",\n  "options": [\n]}\n    return g\n':
			'invalid-type /allowDefaultOptions',
		// A comment may be indented less.
		'def f():\n    g = {"allowDefaultOptions":\n# why\n"no", "options": []}\n    send(g)\n':
			'invalid-type /allowDefaultOptions',
		// A text of several lines.
		'class A:\n    def f(self):\n        g = dict(allowDefaultOptions="no", text="""\na\n""", options=[])\n':
			'invalid-type /allowDefaultOptions, unknown-key /text',
		// Joined strings are one.
		'f = {"allow" "DefaultOptions": "no", "options": []} # payment_filter': 'invalid-type /allowDefaultOptions',
		// Joined strings in parentheses.
		'f = {"allowDefaultOptions": ("n"\n  "o"), "options": []}': 'invalid-type /allowDefaultOptions',
		// Joined strings of a type.
		"f = {'allowDefaultOptions': True, 'options': [{'paymentMethodType': 'U' 'pi', 'enable': False}]}": TYPE,
		// A character by its name in a key.
		'f = {"\\N{LATIN SMALL LETTER A}llowDefaultOptions": True, "options": [{"paymentMethodType": "cash", "enable": False}]}':
			TYPE,
		// A character by its name in a value.
		'f = {"allowDefaultOptions": True, "options": [{"paymentMethodType": "CASH", "enable": "\\N{BULLET}"}]}': '',
		// A character by its name in another key.
		'f = {"allowDefaultOptions": "no", "options": [], "\\N{BULLET}": 1}': 'invalid-type /allowDefaultOptions',
	}),
)('Python: %s', async (source, issues) => {
	expect(await found('py', source)).toBe(issues);
});

test.each(
	sourcesOf({
		js: [
			'api.post(url, {payment_page_client_id: clientId, order_id: order.id, amount: total});',
			'const body = {payment_page_client_id, order_id: orderId, customer_id: user.id};',
		],
		php: [
			"$body = ['payment_page_client_id' => $client, 'order_id' => $order->id, 'amount' => $total];",
			"Http::post($url, ['payment_page_client_id' => config('pay.client'), 'order_id' => $id, 'return_url' => $back]);",
		],
		py: [
			'requests.post(url, json={"payment_page_client_id": client, "order_id": oid, "amount": amount})',
			'body = dict(payment_page_client_id=settings.CLIENT, order_id=order.pk, amount=total)',
		],
	}),
)('%s: payment_page_client_id makes a request of variables: %s', async (extension, source) => {
	expect(await found(extension, source)).not.toMatch(/^\d/);
});

test.each(
	sourcesOf({
		js: [
			'z.object({payment_page_client_id: z.string(), order_id: z.string(), amount: z.string()});',
			'new Schema({payment_page_client_id: String, order_id: String, amount: Number});',
			'const types = {payment_page_client_id: DataTypes.STRING, order_id: DataTypes.STRING, amount: DataTypes.STRING};',
		],
		py: [
			'S = Schema({"payment_page_client_id": str, "order_id": str, "amount": float})',
			'fields = {"payment_page_client_id": serializers.CharField(), "order_id": x, "amount": serializers.DecimalField()}',
		],
	}),
)('%s: not in a schema: %s', async (extension, source) => {
	expect(await found(extension, source)).toBe('0:');
});

test.each(
	sourcesOf({
		js: ['sdk.orderSession.create({payment_page_client_id: client, order_id: id, amount: total});'],
		php: [
			"$session = \\Pay\\OrderSession::create(['payment_page_client_id' => $c, 'order_id' => $id, 'amount' => $a]);",
		],
		py: ['client.sessions.create({"payment_page_client_id": c, "order_id": i, "amount": a})'],
	}),
)('%s: of the request of a session that is created, fields are missing: %s', async (extension, source) => {
	expect(await found(extension, source)).toMatch(/missing-field \/customer_id.*missing-field \/action/);
});
