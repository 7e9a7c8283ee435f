import {session, amount, paylock, amend, mandate} from '../src/index.js';
const c = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'};
const p = session('paymentPage', {...c, order_id: 'o', amount: '5.00'});
const shop = paylock({servicePrefix: 'P'});
shop.session('paymentPage', {...c, order_id: 'o', amount: amount(5)}).details({description: 'x'});
