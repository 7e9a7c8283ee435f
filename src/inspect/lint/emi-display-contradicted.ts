// A lint rule.
import {disablesEmi, enabledInKind} from './effect.js';
import type {LintCheck} from './rule.js';
import {emiKinds, readableEmi} from './walk.js';

export const emiDisplayContradicted = {
	id: 'emi-display-contradicted',
	severity: 'error',
	description:
		'The fields sdk_udf and emiOptions contradict each other about EMI: the specification does not state which of them counts.',
	source:
		'checkout-spec: EMI filter values of sdk_udf; open-points: "What decides whether an instrument is shown", reading emiDisplay',
	check(subject, report) {
		const {display, readings} = subject;
		if (display === undefined || readings.emiDisplay !== undefined) return;
		const isHidden = display === 'hideEMI';
		const other = readableEmi(subject).find(emi =>
			isHidden
				? emi.showOnlyEmi === true ||
					emiKinds(emi).some(({kind}) => kind.enable === true || enabledInKind(kind) !== undefined)
				: display !== 'unreadable' && disablesEmi(emi),
		);
		if (other === undefined) return;
		const [here, there] = isHidden ? ['hides', 'shows'] : ['shows', 'hides'];
		report('/sdk_udf', {
			message: `sdk_udf ${here} EMI and emiOptions ${there} it: make the two agree`,
			related: [{pointer: other.pointer, message: `emiOptions, which ${there} EMI`}],
		});
	},
} as const satisfies LintCheck;
