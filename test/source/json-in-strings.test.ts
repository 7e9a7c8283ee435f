// JSON in strings with run-time parts, joined strings, and strings whose escapes stay as they are.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources with templates
import {expect, test} from 'vitest';
import {lintText} from './linted.js';

async function found(extension: string, source: string): Promise<readonly unknown[]> {
	const text = extension === 'php' ? `<?php ${source}\n` : `${source}\n`;
	const {filters, issues} = await lintText(`a.${extension}`, text);
	// Each issue is marked at the value that it is about.
	for (const {found: value, span} of issues)
		if (value?.startsWith('"')) expect(text.slice(span.start, span.end)).toContain(value.slice(1, 2));
	return [filters, issues.map(({rule, pointer}) => `${rule} ${pointer}`).join(', ')];
}

const TYPE = 'unknown-value /options/0/paymentMethodType';

test.each([
	// Interpolation.
	[
		'js',
		'f(`{"allowDefaultOptions": ${a}, "options": [{"paymentMethodType": "upi", "enable": ${b}}]}`);',
		1,
		`${TYPE}`,
	],
	[
		'js',
		'f(`{"allowDefaultOptions": "${a}", ${more} "options": [${items}, {"paymentMethodType": "Nb", "enable": true}]}`);',
		1,
		'unknown-value /options/1/paymentMethodType',
	],
	['js', 'f(`{"allowDefaultOptions": false, "options": [${items}]}`);', 1, ''],
	['js', 'f(`{"order_id": "${a}", "action": "paymentpage", "amount": ${n}.00}`);', 1, 'unknown-value /action'],
	// Items of a list, joined.
	[
		'js',
		'f([\'{"allowDefaultOptions": false,\', \'"options": [{"paymentMethodType": "upi", "enable": true}]}\'].join("\\n"));',
		1,
		TYPE,
	],
	['py', 'f(\'\'.join([\'{"action": "quickpay", \', \'"order_id": "\', order, \'"}\']))', 1, 'unknown-value /action'],
	[
		'php',
		'f(implode(",", [\'{"action": "quickpay"\', \'"order_id": "\' . $id . \'"}\']));',
		1,
		'unknown-value /action',
	],
	[
		'php',
		'f("{\\"action\\": \\"quickpay\\", \\"order_id\\": \\"$id\\", \\"amount\\": \\"{$order->total}\\"}");',
		1,
		'unknown-value /action',
	],
	[
		'php',
		'$f = <<<JSON\n{"allowDefaultOptions": $flag, "options": [{"paymentMethodType": "{$type[\'a\']}", "enable": "no"}]}\nJSON;',
		1,
		'invalid-type /options/0/enable',
	],
	[
		'php',
		'$f = <<<\'JSON\'\n{"allowDefaultOptions": "no", "options": []}\nJSON;',
		1,
		'invalid-type /allowDefaultOptions',
	],
	['py', 'f = f\'{{"allowDefaultOptions": "no", "options": [{items}]}}\'', 1, 'invalid-type /allowDefaultOptions'],
	[
		'py',
		'f = f"""{{"order_id": "{order.id}", "action": "paymentpage", "amount": {amount:.2f}}}"""',
		1,
		'unknown-value /action',
	],
	['py', 'post(url, data=rb\'{"order_id": "o", "action": "paymentpage"}\')', 1, 'unknown-value /action'],
	['py', 'BODY = b"""{"order_id": "o", "action": "paymentpage"}"""', 1, 'unknown-value /action'],
	['py', 'post(url, data=b\'{"allowDefaultOptions": "no", "options": []}\')', 1, 'invalid-type /allowDefaultOptions'],
	[
		'js',
		'f(\'{"allowDefaultOptions": "no", "options": [{"paymentMethodType": "\'.concat(type, \'", "enable": true}]}\'));',
		1,
		'invalid-type /allowDefaultOptions',
	],
	// Formatting.
	['py', 'f = \'{{"order_id": "{}", "action": "paymentpage"}}\'.format(order_id)', 1, 'unknown-value /action'],
	['py', 'f = \'{"order_id": "%s", "action": "paymentpage", "amount": %d}\' % (a, b)', 1, 'unknown-value /action'],
	[
		'php',
		'$f = sprintf(\'{"order_id": "%s", "action": "paymentpage", "amount": %s}\', $a, $b);',
		1,
		'unknown-value /action',
	],
	// Joined.
	['js', 'f(\'{"order_id": "\' + id + \'", "action": \' + \'"paymentpage"}\');', 1, 'unknown-value /action'],
	[
		'php',
		'$f = \'{"order_id": "\' . $id . \'", "action": "paymentpage", "amount": \' . $a . \'}\';',
		1,
		'unknown-value /action',
	],
	['py', 'f = ("{\\"order_id\\": \\"o\\","\n  \'"action": "paymentpage"}\')', 1, 'unknown-value /action'],
	['py', 'f = \'{"order_id": "\' + oid + \'", "action": "paymentpage"}\'', 1, 'unknown-value /action'],
	[
		'js',
		`f(['{"allowDefaultOptions": false,', '"options": [{"paymentMethodType": "upi", "enable": true}]}'].join("\\n"));`,
		1,
		TYPE,
	],
	['py', `f(''.join(['{"action": "quickpay", ', '"order_id": "', order, '"}']))`, 1, 'unknown-value /action'],
	['php', `f(implode(",", ['{"action": "quickpay"', '"order_id": "' . $id . '"}']));`, 1, 'unknown-value /action'],
	// Escapes in single quotes.
	[
		'php',
		String.raw`f('{\n  "order_id": "o",\n  "action": "paymentpage"\n}');`,
		1,
		'unreadable , unknown-value /action',
	],
	[
		'php',
		String.raw`f('{\t"allowDefaultOptions": "no",\r\n"options": []}');`,
		1,
		'unreadable , invalid-type /allowDefaultOptions',
	],
	[
		'py',
		String.raw`f(r'{\n"allowDefaultOptions": "no", "options": []}')`,
		1,
		'unreadable , invalid-type /allowDefaultOptions',
	],
	// Texts that are not JSON, whatever their parts are.
	['js', 'f(`payment_filter of ${id}: {"allowDefaultOptions": "no"}`);', 0, ''],
	['js', 'f(`{${a}: allowDefaultOptions ${b}`);', 0, ''],
])('%s: %s', async (extension, source, filters, issues) => {
	const [number, all] = await found(extension, source);
	// The other fields of a session may be missing.
	const shown = String(all)
		.split(', ')
		.filter(issue => !issue.startsWith('missing-field'))
		.join(', ');
	expect([number, shown]).toEqual([filters, issues]);
});

test.each([
	[
		'a literal ends where its bracket closes',
		'def f():\n    g = {\n"allowDefaultOptions": "no",\n  "options": [\n]}\n    return g\n',
		'invalid-type /allowDefaultOptions',
	],
	[
		'a comment may be indented less',
		'def f():\n    g = {"allowDefaultOptions":\n# why\n"no", "options": []}\n    send(g)\n',
		'invalid-type /allowDefaultOptions',
	],
	[
		'a text of several lines',
		'class A:\n    def f(self):\n        g = dict(allowDefaultOptions="no", text="""\na\n""", options=[])\n',
		'invalid-type /allowDefaultOptions, unknown-key /text',
	],
	[
		'joined strings are one',
		'f = {"allow" "DefaultOptions": "no", "options": []} # payment_filter',
		'invalid-type /allowDefaultOptions',
	],
	[
		'joined strings in parentheses',
		'f = {"allowDefaultOptions": ("n"\n  "o"), "options": []}',
		'invalid-type /allowDefaultOptions',
	],
	[
		'joined strings of a type',
		"f = {'allowDefaultOptions': True, 'options': [{'paymentMethodType': 'U' 'pi', 'enable': False}]}",
		`${TYPE}`,
	],
	[
		'a character by its name in a key',
		'f = {"\\N{LATIN SMALL LETTER A}llowDefaultOptions": True, "options": [{"paymentMethodType": "cash", "enable": False}]}',
		`${TYPE}`,
	],
	[
		'a character by its name in a value',
		'f = {"allowDefaultOptions": True, "options": [{"paymentMethodType": "CASH", "enable": "\\N{BULLET}"}]}',
		'',
	],
	[
		'a character by its name in another key',
		'f = {"allowDefaultOptions": "no", "options": [], "\\N{BULLET}": 1}',
		'invalid-type /allowDefaultOptions',
	],
])('Python: %s', async (_, source, issues) => {
	expect(await found('py', source)).toEqual([1, issues]);
});

test.each([
	['js', 'api.post(url, {payment_page_client_id: clientId, order_id: order.id, amount: total});'],
	['js', 'const body = {payment_page_client_id, order_id: orderId, customer_id: user.id};'],
	['php', "$body = ['payment_page_client_id' => $client, 'order_id' => $order->id, 'amount' => $total];"],
	[
		'php',
		"Http::post($url, ['payment_page_client_id' => config('pay.client'), 'order_id' => $id, 'return_url' => $back]);",
	],
	['py', 'requests.post(url, json={"payment_page_client_id": client, "order_id": oid, "amount": amount})'],
	['py', 'body = dict(payment_page_client_id=settings.CLIENT, order_id=order.pk, amount=total)'],
])('%s: payment_page_client_id makes a request of variables: %s', async (extension, source) => {
	expect((await found(extension, source))[0]).toBe(1);
});

test.each([
	['js', 'z.object({payment_page_client_id: z.string(), order_id: z.string(), amount: z.string()});'],
	['js', 'new Schema({payment_page_client_id: String, order_id: String, amount: Number});'],
	[
		'js',
		'const types = {payment_page_client_id: DataTypes.STRING, order_id: DataTypes.STRING, amount: DataTypes.STRING};',
	],
	['py', 'S = Schema({"payment_page_client_id": str, "order_id": str, "amount": float})'],
	[
		'py',
		'fields = {"payment_page_client_id": serializers.CharField(), "order_id": x, "amount": serializers.DecimalField()}',
	],
])('%s: not in a schema: %s', async (extension, source) => {
	expect(await found(extension, source)).toEqual([0, '']);
});

test.each([
	['js', 'sdk.orderSession.create({payment_page_client_id: client, order_id: id, amount: total});'],
	[
		'php',
		"$session = \\Pay\\OrderSession::create(['payment_page_client_id' => $c, 'order_id' => $id, 'amount' => $a]);",
	],
	['py', 'client.sessions.create({"payment_page_client_id": c, "order_id": i, "amount": a})'],
])('%s: of the request of a session that is created, fields are missing: %s', async (extension, source) => {
	expect((await found(extension, source))[1]).toMatch(/missing-field \/customer_id.*missing-field \/action/);
});
