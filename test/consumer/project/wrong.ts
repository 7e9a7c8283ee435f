// A consumer whose every marked line must be refused, with one diagnostic that holds the text of its mark.
import {binRange, filter, mandate, session} from 'paylock';
import {explain} from 'paylock/inspect';

const lock = filter().allowDefaults(true);
const customer = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'} as const;
const order = {...customer, order_id: 'o', amount: '1.00'} as const;
const terms = mandate('REQUIRED').maxAmount('10.00').startDate('1000000000').endDate('1893456000');

/* WALLET is hidden already: configure it in one call */ lock.hide('WALLET').hide('WALLET');
/* CARD is hidden already */ lock.hide('CARD').cards(cards => cards.hideTypes('CREDIT'));
/* paymentMethods is ignored for CARD */ lock.hide('CARD', ['CARD_A']);
/* "walet" */ lock.hide('walet');
/* a list names at least one code */ lock.hide('WALLET', []);
/* BANKA is no NB code: write NB_BANKA */ lock.show('NB', ['BANKA']);
/* "CREDT" */ lock.cards(cards => cards.hideTypes('CREDT'));
/* 411111:411199 is no BIN range */ lock.cards(cards => cards.hideBins('411111:411199'));
/* 41111x is no BIN: write digits */ binRange('41111x', '411199');
/* bank is no handle */ lock.upi(upi => upi.hideCollect('bank'));
/* 'allowDefaults' does not exist */ lock.allowDefaults(false);
/* 'hide' does not exist */ filter().hide('WALLET');
/* noCost is hidden already: configure it in one call */ lock.emi(emi => emi.hide('noCost').show('noCost', groups => groups.hide('debit')));
/* provider twice: add .forMandates(servicePrefix) */ session('paymentPage', order).paymentFilter(lock.show('NB', ['NB_BANKA'])).mandate(terms);
/* order_id */ session('quickPay', {...customer, amount: '1.00'});
/* a paymentManagement session carries no amount */ session('paymentManagement', {...customer, amount: '1.00'});
/* 'paymentFilter' does not exist */ session('quickPay', order).paymentFilter(lock);
/* 'handle' does not exist */ explain(lock.build(), {type: 'WALLET', handle: '@bank'});
