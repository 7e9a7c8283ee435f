// Source files of 300 lines, each with a filter among other functions, in four languages.

const LINES = 300;

const brackets = {
	start: "import {base, token} from './settings.js';\n",
	other: n => `
/** Loads the order of a customer, with its items. */
export async function loadOrder${n}(id, {retries = 3, signal} = {}) {
	const headers = {'content-type': 'application/json', authorization: \`Bearer \${token}\`};
	for (let attempt = 0; attempt < retries; attempt += 1) {
		const response = await fetch(\`\${base}/orders/\${id}\`, {headers, signal});
		if (!response.ok && response.status >= 500) continue;
		const {items = [], total, ...rest} = await response.json();
		const sum = items.map(item => item.price * item.quantity).reduce((one, other) => one + other, 0);
		if (Math.abs(sum - total) > 0.01) throw new Error('the total of order ' + id + ' is wrong');
		return {...rest, total, items: items.filter(({quantity}) => quantity > 0), attempt, 'loaded-at': Date.now()};
	}
	return undefined;
}
`,
	filter: `
export function filterFor(cart) {
	return {
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: cart.isGold, cardTypes: ['CREDIT']}]},
			{paymentMethodType: 'NETBANKING', enable: false},
		],
	};
}
`,
	end: '',
};

const php = {
	start: '<?php\n\nnamespace App\\Services;\n\nclass Orders\n{\n',
	other: n => `
	/** Loads the order of a customer, with its items. */
	public function loadOrder${n}($id, $retries = 3)
	{
		$headers = ['Content-Type' => 'application/json', 'Authorization' => "Bearer {$this->token}"];
		for ($attempt = 0; $attempt < $retries; $attempt++) {
			$response = $this->client->get($this->base . '/orders/' . $id, ['headers' => $headers]);
			if ($response->getStatusCode() >= 500) {
				continue;
			}
			$data = json_decode($response->getBody(), true);
			$sum = array_sum(array_map(fn ($item) => $item['price'] * $item['quantity'], $data['items']));
			if (abs($sum - $data['total']) > 0.01) {
				throw new \\RuntimeException('the total of order ' . $id . ' is wrong');
			}
			return ['total' => $data['total'], 'items' => $data['items'], 'attempt' => $attempt];
		}
		return null;
	}
`,
	filter: `
	public function filterFor($cart)
	{
		return [
			'allowDefaultOptions' => true,
			'options' => [
				['paymentMethodType' => 'WALLET', 'enable' => false, 'paymentMethods' => ['WALLET_A', 'WALLET_B']],
				['paymentMethodType' => 'CARD', 'enable' => true, 'cardFilters' => [['enable' => $cart->gold, 'cardTypes' => ['CREDIT']]]],
				['paymentMethodType' => 'NETBANKING', 'enable' => false],
			],
		];
	}
`,
	end: '}\n',
};

const python = {
	start: 'import requests\n\nfrom settings import BASE, TOKEN\n',
	other: n => `

def load_order_${n}(id, retries=3, timeout=None):
    """Loads the order of a customer, with its items."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
    for attempt in range(retries):
        response = requests.get(f"{BASE}/orders/{id}", headers=headers, timeout=timeout)
        if response.status_code >= 500:
            continue
        data = response.json()
        total = sum(item["price"] * item["quantity"] for item in data["items"])
        if abs(total - data["total"]) > 0.01:
            raise ValueError("the total of order " + str(id) + " is wrong")
        items = [item for item in data["items"] if item["quantity"] > 0]
        return {"total": total, "items": items, "attempt": attempt}
    return None
`,
	filter: `

def filter_for(cart):
    return {
        "allowDefaultOptions": True,
        "options": [
            {"paymentMethodType": "WALLET", "enable": False, "paymentMethods": ["WALLET_A", "WALLET_B"]},
            {"paymentMethodType": "CARD", "enable": True, "cardFilters": [{"enable": cart.gold, "cardTypes": ["CREDIT"]}]},
            {"paymentMethodType": "NETBANKING", "enable": False},
        ],
    }
`,
	end: '',
};

const LANGUAGES = {ts: brackets, js: brackets, php, py: python};

/** The names and texts of so many files, the same number in each language. */
export function sourceFiles(count) {
	return Array.from({length: count}, (_, index) => {
		const extension = Object.keys(LANGUAGES)[index % 4];
		return {name: `file-${index}.${extension}`, text: textIn(LANGUAGES[extension])};
	});
}

function textIn({start, other, filter, end}) {
	let text = start + filter;
	for (let index = 0; text.split('\n').length < LINES; index += 1) text += other(index);
	return text + end;
}
