// A consumer whose every marked line must be refused, with one diagnostic that contains the text of its mark.
import {binRange, createSession, defineService, filter, mandate, rules, session} from 'paylock';
import {explain} from 'paylock/inspect';

const lock = filter().allowDefaults(true);
const customer = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'} as const;
const order = {...customer, order_id: 'o', amount: '1.00'} as const;
const service = defineService({baseUrl: 'https://checkout.example', merchantId: 'merchant', apiKey: 'key'});
const terms = mandate('REQUIRED').maxAmount('10.00').startDate('1000000000').endDate('1893456000');

/* WALLET is already hidden: remove one of the two calls */ lock.hide('WALLET').show('WALLET');
/* CARD is already hidden */ filter().allowDefaults(false).hide('CARD').cards(cards => cards.showTypes('CREDIT'));
/* paymentMethods is ignored for CARD */ lock.hide('CARD', ['CARD_A']);
/* "walet" */ lock.hide('walet');
/* paymentMethods is empty */ lock.hide('WALLET', []);
/* BANKA is not a net banking code: write NB_BANKA */ lock.hide('NB', ['BANKA']);
/* "CREDT" */ lock.cards(cards => cards.hideTypes('CREDT'));
/* 411111:411199 is not a BIN range */ lock.cards(cards => cards.hideBins('411111:411199'));
/* from ≤ to */ lock.cards(cards => cards.hideBins('4-5'));
/* 41111x is not a BIN */ binRange('41111x', '411199');
/* bank is not a handle */ lock.upi(upi => upi.hideCollect('bank'));
/* allowDefaultOptions is already set */ lock.allowDefaults(false);
/* rules cannot be built */ rules().build();
/* the codes are not a list of strings */ lock.hide('CASH', 'UPI');
/* this builder (filter) is not a session request */ createSession(lock, service);
/* bank is not a criterion of a card filter: write banks */ lock.cards(cards => cards.hide({types: ['CREDIT'], bank: ['BANK_A']}));
/* the filter has no allowDefaultOptions */ filter().hide('WALLET');
/* noCost is already hidden: remove one of the two calls */ lock.emi(emi => emi.hide('noCost').show('noCost', groups => groups.hide('debit')));
/* provider twice: add .forMandates(servicePrefix) */ session('paymentPage', order).paymentFilter(lock.hide('NB', ['NB_BANKA'])).mandate(terms);
/* order_id */ session('quickPay', {...customer, amount: '1.00'});
/* a paymentManagement session has no amount */ session('paymentManagement', {...customer, amount: '1.00'});
/* ₹1.00 */ session('quickPay', {...order, amount: '₹1.00'});
/* a quickPay session has no payment_filter */ session('quickPay', order).paymentFilter(lock);
/* 'handle' does not exist */ explain(lock.build(), {type: 'WALLET', handle: '@bank'});
/* name the types of the account in the options, {types: [...]} */ explain(lock.build(), {type: 'OTC'});
