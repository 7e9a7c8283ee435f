// Nodes for tests: what is not given is not configured.
import type {PlanNode} from '../../src/model/emi-node.js';
import type {FilterNode} from '../../src/model/filter-node.js';
import type {OptionParts} from '../../src/wire/payment-filter.js';
import type {PaymentMethodType} from '../../src/wire/payment-method.js';

export const plan = (part: Partial<PlanNode>): PlanNode => ({
	enable: true,
	paymentMethodType: undefined,
	paymentMethods: undefined,
	issuers: undefined,
	tenures: undefined,
	...part,
});

export const filterNode = (part: Partial<FilterNode>): FilterNode => ({
	allowDefaults: false,
	options: [],
	emi: undefined,
	servicePrefix: undefined,
	...part,
});

interface Whole {
	readonly type: PaymentMethodType;
	readonly enable?: boolean;
	readonly providers?: readonly string[];
}

export const whole = ({type, enable = true, providers}: Whole): OptionParts => ({
	paymentMethodType: type,
	enable,
	...(providers && {paymentMethods: providers}),
});
