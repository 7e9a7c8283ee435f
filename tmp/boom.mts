import {session} from '../src/index.js';
const order = {order_id: 'o', amount: '1.00', customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'};
const boom = () => { throw new Error('boom'); };
const hostile = new Proxy({}, {get: boom, ownKeys: boom, getPrototypeOf: boom});
const {proxy, revoke} = Proxy.revocable([], {}); revoke();
for (const v of [hostile, proxy]) {
 for (const f of [() => (session as any)('paymentPage', order).extra({a: [v]}), () => (session as any)('paymentPage', {...order, order_id: v}), () => (session as any)('paymentPage', {...order, x: v}), () => (session as any)('paymentPage', order).mandate(v), () => (session as any)('paymentPage', order).mandate({'mandate.max_amount': v})])
 try { f(); console.log('ok'); } catch (e: any) { console.log(e.name, e.name === 'MisuseError' ? '' : e.stack.split('\n').slice(0, 6).join('\n')); }
}
