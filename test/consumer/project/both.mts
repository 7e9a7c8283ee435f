// The ESM and the CommonJS copy in one program.
import {type AnyFilter, filter, type PaymentFilter, rules} from 'paylock';
import * as required from './required.cjs';

export const included: AnyFilter = filter().allowDefaults(true).include(rules().hide('CASH'));
export const json: readonly PaymentFilter[] = [included.build(), required.lock.build()];
