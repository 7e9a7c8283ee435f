// The fix of a key that its object does not have.
import {formatValue} from '../../diagnostics/format-value.js';
import type {Issue, IssueFix} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {aliasOfField, likeField} from '../../schema/extra-fields.js';
import {fold} from '../../schema/nearest.js';
import {CARD_FILTER, UPI_FILTER} from '../../schema/payment-filter-shape.js';
import {keysOf, type ObjectShape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';
import {optionFix} from './option.js';
import type {FieldPlace} from './place.js';
import {sessionFix} from './session.js';

/** With more keys no fix is offered, which keeps the work linear. */
const MOST_KEYS = 64;

export function keyFix(place: FieldPlace, issue: Issue): IssueFix | undefined {
	const {object, objectShape} = place;
	if (Object.keys(object).length > MOST_KEYS) return undefined;
	const isFilter = objectShape === CARD_FILTER || objectShape === UPI_FILTER;
	const isSession = objectShape.additionalProperties !== undefined;
	const moved = isFilter ? optionFix(place) : isSession ? sessionFix(place) : undefined;
	return moved ?? renaming(place, issue);
}

/** Renames a misspelled key if the right name is free and no other key can be intended as it. */
function renaming({pointer, key, object, objectShape}: FieldPlace, {rule, suggestion}: Issue): IssueFix | undefined {
	const name = meantKey(objectShape, key);
	// The suggestion is missing if the key belongs to another object.
	if (name === undefined || (suggestion !== name && rule !== 'undocumented-field')) return undefined;
	const others = Object.keys(object).filter(other => other !== key && object[other] !== undefined);
	if (others.some(other => meantKey(objectShape, other) === name)) return undefined;
	const path = pointer.slice(0, pointer.lastIndexOf('/')) + pointerSegment(name);
	return {title: `Rename it to ${formatValue(name)}`, patch: [{op: 'move', from: pointer, path}]};
}

/** The field that a key names or can only be intended as; extra fields of a session may have similar names. */
function meantKey(shape: ObjectShape, key: string): string | undefined {
	if (shape.additionalProperties === undefined) return unambiguousMatch(key, keysOf(shape));
	return likeField(key) ?? aliasOfField(key) ?? (fold(key) === 'CREATEMANDATE' ? 'options.create_mandate' : undefined);
}
