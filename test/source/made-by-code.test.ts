// Literals that code makes of others: filtered at run time, merged, constructed, compared in part.
import {describe, expect, test} from 'vitest';
import {lintCode, rowsOf} from './linted.js';

function judged(cases: Parameters<typeof rowsOf>[0]): void {
	test.each(rowsOf(cases))('%s: %s', async (extension, source, expected) => {
		const {filters, issues} = await lintCode(extension, source);
		expect(filters).toBeGreaterThan(0);
		const judged = issues.filter(({severity}) => severity !== 'info');
		expect(judged.map(({rule, pointer}) => `${rule} ${pointer}`).join(', ')).toBe(expected);
	});
}

const UPI = "{paymentMethodType: 'UPI', enable: true}";
const PHP_UPI = "['paymentMethodType' => 'UPI', 'enable' => true]";
const PY_UPI = '{"paymentMethodType": "UPI", "enable": True}';

describe('what is removed at run time is not judged in a list', () => {
	judged({
		js: {
			[`send({allowDefaultOptions: false, options: [null, ${UPI}].filter(Boolean)});`]: '',
			[`send({allowDefaultOptions: false, options: [a && ${UPI}, undefined].filter(o => o != null)});`]: '',
			[`send({allowDefaultOptions: false, options: _.compact([false, ${UPI}])});`]: '',
			[`send({allowDefaultOptions: false, options: _.chain([false, ${UPI}]).compact().value()});`]: '',
			[`send({allowDefaultOptions: false, options: R.reject(R.isNil, [null, ${UPI}])});`]: '',
			[`send({allowDefaultOptions: false, options: [a ? ${UPI} : null].filter(x => x)});`]: '',
			[`const options = [a ? ${UPI} : null, ${UPI}].filter((x) => !!x);`]: '',
			[`const options = compact([a ? ${UPI} : '', ${UPI}]);`]: '',
			[`const options = removeNulls([null, ${UPI}]);`]: '',
			[`[null, ${UPI}].forEach(option => option && add(option));`]: '',
			[`for (const option of [a ? ${UPI} : null, ${UPI}]) if (option) add(option);`]: '',
			// What stays is judged.
			"send({allowDefaultOptions: 'no', options: [null, {paymentMethodType: 'upi', enable: true}].filter(Boolean)});":
				'invalid-type /allowDefaultOptions, unknown-value /options/1/paymentMethodType',
		},
		php: {
			[`$f = ['allowDefaultOptions' => false, 'options' => array_values(array_filter([null, ${PHP_UPI}]))];`]: '',
			[`$f = ['allowDefaultOptions' => false, 'options' => array_filter([$a ? ${PHP_UPI} : null, ${PHP_UPI}], fn($o) => $o !== null)];`]:
				'',
			[`$f = ['allowDefaultOptions' => false, 'options' => collect([$a ? ${PHP_UPI} : null])->filter()->values()->all()];`]:
				'',
			[`$f = ['allowDefaultOptions' => false, 'options' => array_values(Arr::whereNotNull([null, ${PHP_UPI}]))];`]: '',
			"$f = ['allowDefaultOptions' => false, 'options' => array_values(array_filter([$a ? ['paymentMethodType' => 'upi', 'enable' => true] : null]))];":
				'unknown-value /options/0/paymentMethodType',
		},
		py: {
			[`f = {"allowDefaultOptions": False, "options": [o for o in [None, ${PY_UPI}] if o]}`]: '',
			[`f = {"allowDefaultOptions": False, "options": [o for o in [None, ${PY_UPI}] if o is not None]}`]: '',
			[`f = {"allowDefaultOptions": False, "options": list(filter(None, [None, ${PY_UPI}]))}`]: '',
			[`f = {"allowDefaultOptions": False, "options": list(o for o in (None, ${PY_UPI}) if o)}`]: '',
			[`f = {"allowDefaultOptions": False, "options": [clean(o) for o in [None, ${PY_UPI}] if o]}`]: '',
			'f = {"allowDefaultOptions": False, "options": [o for o in [None, {"paymentMethodType": "upi", "enable": True}] if o]}':
				'unknown-value /options/1/paymentMethodType',
		},
	});
});

describe('what is removed at run time is not judged in an object', () => {
	judged({
		js: {
			'send(_.omitBy({allowDefaultOptions: true, options: [], emiOptions: null}, _.isNil));': '',
			[`send(_.pickBy({allowDefaultOptions: false, options: [${UPI}], emiOptions: a ? {} : null}));`]: '',
			[`send(Object.fromEntries(Object.entries({allowDefaultOptions: false, options: [${UPI}], emiOptions: undefined, sdk: null}).filter(([, v]) => v != null)));`]:
				'',
			"send(removeUndefined({action: 'paymentPage', order_id: 'o', amount: null, ...customer}));": '',
			"send(omitBy({action: 'paymentPage', order_id: 'o', amount: '1.0', description: null, ...customer}, isNil));":
				'invalid-format /amount',
		},
		php: {
			[`$f = array_filter(['allowDefaultOptions' => false, 'options' => [${PHP_UPI}], 'emiOptions' => null]);`]: '',
			"$r = array_filter(['action' => 'paymentPage', 'order_id' => 'o', 'amount' => null, 'description' => $a ? 'x' : null], fn($v) => !is_null($v));":
				'',
			"$r = collect(['action' => 'paymentpage', 'order_id' => 'o', 'amount' => null])->filter()->toArray();":
				'unknown-value /action',
		},
		py: {
			[`f = {k: v for k, v in {"allowDefaultOptions": False, "options": [${PY_UPI}], "emiOptions": None}.items() if v is not None}`]:
				'',
			'r = dict((k, v) for k, v in {"action": "paymentPage", "order_id": "o", "amount": None}.items() if v)': '',
		},
	});
});

describe('merged parts are read like what they make', () => {
	judged({
		py: {
			'f = base | {"allowDefaultOptions": "no", "options": []}': 'invalid-type /allowDefaultOptions',
			'f = {"action": "paymentPage"} | {"order_id": "o"} | {"amount": 5}': 'invalid-type /amount',
			'f = {**base, **{"payment_page_client_id": "p", "order_id": 5}, "amount": 10}':
				'invalid-type /order_id, invalid-type /amount',
			'f = {"action": "paymentPage", "order_id": "o"}\nf |= {"amount": 5}': 'invalid-type /amount',
			'f = {"action": "paymentPage", "order_id": "o"}\nf.update({"amount": 5})': 'invalid-type /amount',
			'f = {"action": "paymentPage", "order_id": "o"}\nf.update(amount=5)': 'invalid-type /amount',
			[`f = {"allowDefaultOptions": False, "options": [${PY_UPI}]}\nf["options"] += [{"paymentMethodType": "nb", "enable": True}]`]:
				'unknown-value /options/1/paymentMethodType',
			[`f = {"allowDefaultOptions": False, "options": [${PY_UPI}] + [{"paymentMethodType": "nb", "enable": True}]}`]:
				'unknown-value /options/1/paymentMethodType',
			'f = dict(base, allowDefaultOptions="no", options=[])': 'invalid-type /allowDefaultOptions',
			'f = dict({"action": "paymentPage"}, **{"order_id": "o", "amount": 5})': 'invalid-type /amount',
		},
		js: {
			"send({action: 'paymentPage', ...{order_id: 'o', amount: 5}});": 'invalid-type /amount',
			"send({action: 'paymentPage', order_id: 'o', ...(a && {amount: 5})});": 'invalid-type /amount',
			"send({action: 'paymentPage', order_id: 'o', ...(a ? {amount: 5} : {})});": 'invalid-type /amount',
			"send(Object.assign({}, base, {action: 'paymentPage'}, {order_id: 'o', amount: 5}));": 'invalid-type /amount',
			"const r = {action: 'paymentPage', order_id: 'o'};\nObject.assign(r, {amount: 5});": 'invalid-type /amount',
			[`send({allowDefaultOptions: false, options: [${UPI}, ...(a ? [{paymentMethodType: 'nb', enable: true}] : [])]});`]:
				'unknown-value /options/1/paymentMethodType',
			[`send({allowDefaultOptions: false, options: [${UPI}].concat([{paymentMethodType: 'nb', enable: true}])});`]:
				'unknown-value /options/1/paymentMethodType',
			[`send({allowDefaultOptions: false, options: [].concat(${UPI}, a ? {paymentMethodType: 'nb', enable: true} : [])});`]:
				'unknown-value /options/1/paymentMethodType',
			[`send({allowDefaultOptions: false, options: [...(a ? [${UPI}] : []), ...b]});`]: '',
			"send({...{allowDefaultOptions: 'no'}, allowDefaultOptions: false, options: []});": '',
		},
		ts: {
			[`send({allowDefaultOptions: false, options: more.concat(${UPI}, {paymentMethodType: 'Nb', enable: true} as const)});`]:
				'unknown-value /options/2/paymentMethodType',
		},
		php: {
			"$r = ['action' => 'paymentPage', 'order_id' => 'o'] + ['amount' => 5];": 'invalid-type /amount',
			"$r = ['action' => 'paymentPage', 'order_id' => 'o', 'amount' => '1.00'] + ['amount' => 5];": '',
			"$r = array_merge($base, ['action' => 'paymentPage'], ['order_id' => 'o', 'amount' => 5]);":
				'invalid-type /amount',
			"$r = ['action' => 'paymentPage', 'order_id' => 'o'];\n$r += ['amount' => 5];": 'invalid-type /amount',
			"$r = ['action' => 'paymentPage', ...['order_id' => 'o', 'amount' => 5]];": 'invalid-type /amount',
		},
	});
});

describe('a constructor with named arguments is read like an object', () => {
	judged({
		py: {
			'f = PaymentFilter(allowDefaultOptions="no", options=[PaymentOption(paymentMethodType="upi", enable=True)])':
				'invalid-type /allowDefaultOptions, unknown-value /options/0/paymentMethodType',
			'f = models.PaymentFilter(allow_default_options="no", options=[])': 'invalid-type /allowDefaultOptions',
			'r = SessionRequest(action="paymentpage", order_id="o", **extra)': 'unknown-value /action',
			'r = SessionRequest(order_id=o, payment_page_client_id="p", amount="1.0")': 'invalid-format /amount',
		},
		php: {
			"$f = new PaymentFilter(allowDefaultOptions: 'no', options: []);": 'invalid-type /allowDefaultOptions',
			"$f = new Request\\Session(action: 'paymentpage', order_id: 'o');": 'unknown-value /action',
		},
	});
});

describe('inside a partial comparison nothing is missing and nothing is left', () => {
	judged({
		ts: {
			'expect(body).toMatchObject({payment_filter: {allowDefaultOptions: false}, action: "paymentPage"});': '',
			'expect(list).toEqual(expect.arrayContaining([{paymentMethodType: "UPI", enable: true}]));': '',
			'expect(body).toEqual({payment_filter: expect.objectContaining({allowDefaultOptions: false, options: []}), action: "paymentPage"});':
				'',
			'sinon.assert.calledWithMatch(send, {allowDefaultOptions: false, options: []});': '',
			'expect(body).to.deep.include({allowDefaultOptions: false, options: []});': '',
			'expect(body).to.containSubset({options: [{paymentMethodType: "WALLET", paymentMethods: ["WALLET_A"]}]});': '',
			'assert.partialDeepStrictEqual(body, {allowDefaultOptions: false});': '',
			'const defaults: Partial<PaymentFilter> = {allowDefaultOptions: false};': '',
			'const defaults = {allowDefaultOptions: false} as DeepPartial<PaymentFilter>;': '',
			// What is wrong whatever is missing is judged.
			'expect(body).toMatchObject({allowDefaultOptions: "no"});': 'invalid-type /allowDefaultOptions',
			'expect(body).toEqual({allowDefaultOptions: false});': 'nothing-left , missing-field /options',
		},
		php: {
			"$response->assertJsonFragment(['allowDefaultOptions' => false, 'options' => []]);": '',
			"$mock->with(Mockery::subset(['allowDefaultOptions' => false]));": '',
		},
		py: {
			'self.assertDictContainsSubset({"allowDefaultOptions": False, "options": []}, body)': '',
			'assert {"allowDefaultOptions": False, "options": []}.items() <= body.items()': '',
			'assert body == IsPartialDict({"allowDefaultOptions": False})': '',
		},
	});
});
