// Legacy, for describe and lint until they read the normalised subject.
import {EMI_KIND_KEYS, EMI_KINDS, type EmiFilter} from '../../wire/emi-filter.js';
import type {Subject} from '../subject.js';
import {enabledInKind} from './emi-plan.js';

/** Whether sdk_udf and emiOptions contradict each other. */
export function displayContradictsEmi({emi, emiPointer, request}: Subject): boolean {
	const display = request?.sdk_udf;
	if (emi === undefined || display === undefined) return false;
	if (display === 'hideEMI') return enabledIn(emi, emiPointer) !== undefined;
	return EMI_KINDS.every(kind => {
		const sub = emi[EMI_KIND_KEYS[kind]];
		return sub !== undefined && !sub.enable && enabledInKind(sub, '') === undefined;
	});
}

/** The pointer of the first thing that an EMI filter enables. */
function enabledIn(emi: EmiFilter, pointer: string): string | undefined {
	if (emi.showOnlyEmi === true) return `${pointer}/showOnlyEmi`;
	for (const kind of EMI_KINDS) {
		const key = EMI_KIND_KEYS[kind];
		const sub = emi[key];
		if (sub === undefined) continue;
		const found = sub.enable ? `${pointer}/${key}` : enabledInKind(sub, `${pointer}/${key}`);
		if (found !== undefined) return found;
	}
	return undefined;
}
