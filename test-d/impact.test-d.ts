// `impact`: at once for an iterable, as a promise for an async iterable, and nothing else.

import {type Impact, impact, type Order} from 'paylock/inspect';
import {expectError, expectType} from 'tsd';

const filter = {allowDefaultOptions: true, options: []};
const orders: readonly Order[] = [{instrument: {type: 'CASH'}, amount: '499.00'}];
async function* later(): AsyncGenerator<Order> {
	yield* orders;
}

expectType<Impact>(impact(filter, filter, orders));
expectType<Impact>(impact(filter, filter, new Set(orders)));
expectType<Impact>(impact(filter, filter, [{instrument: {type: 'UPI', app: 'APP_A'}, count: 2}], {servicePrefix: 'P'}));
expectType<Promise<Impact>>(impact(filter, filter, later()));
declare const stream: AsyncIterable<Order>;
expectType<Promise<Impact>>(impact(filter, filter, stream));

// Types of the account.
expectType<Impact>(impact(filter, filter, [{instrument: {type: 'OTC'}}], {types: ['OTC']}));
expectError(impact(filter, filter, [{instrument: {type: 'OTC'}}]));

expectError(impact(filter, filter, orders[0]));
expectError(impact(filter, filter));
expectError(impact(filter, filter, [{instrument: {type: 'CASH'}, amount: true}]));
expectError(impact(filter, filter, [{instrument: {type: 'CASH'}, count: '2'}]));
expectError(impact(filter, filter, [{type: 'CASH'}]));
