// Nodes for tests: what is not given is not configured.
import type {PlanNode} from '../../src/model/emi-node.js';
import type {FilterNode, WholeNode} from '../../src/model/filter-node.js';

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

export const whole = (part: Partial<WholeNode>): WholeNode => ({
	type: 'CASH',
	enable: true,
	providers: undefined,
	...part,
});
