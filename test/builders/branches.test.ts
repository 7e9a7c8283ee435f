// The caller's input is neither changed nor kept.
import {createDraft, enableMapSet, produce} from 'immer';
import {expect, test} from 'vitest';
import {LIST_PLACES, rightItems} from './list-places.js';
import {OBJECT_PLACES} from './object-places.js';
import {expectFrozen, type Loose} from './untyped.js';

const bulk = LIST_PLACES.filter(({isSpread}) => !isSpread);
const json = (value: unknown) => JSON.stringify(value);

test.each(bulk)('the list passed to $name is not changed, and later changes to it have no effect', place => {
	const list = [...rightItems(place, 2)];
	const builder = place.give(list);
	const before = json(builder);
	expect(Object.isFrozen(list)).toBe(false);
	list.push('later,');
	list[0] = 'changed,';
	expect(json(builder)).toBe(before);
});

test.each(OBJECT_PLACES)(
	'the arguments of %s are not changed or frozen, at any depth',
	(_name, _pointer, give, right) => {
		const input = JSON.parse(json(right));
		Object.freeze(input); // shallow: its children stay mutable
		const builder = give(input);
		const before = json(builder);
		const parts: unknown[] = Object.values(input);
		for (const part of parts) {
			if (typeof part !== 'object' || part === null) continue;
			expect(Object.isFrozen(part)).toBe(false);
			parts.push(...Object.values(part));
			for (const key of Object.keys(part)) Reflect.set(part, key, 'changed,');
		}
		expect(json(input)).not.toBe(undefined);
		expect(json(builder)).toBe(before);
		expectFrozen(builder.build());
	},
);

test.each(bulk)('an Immer draft passed to $name is copied, and nothing of it is kept', place => {
	const right = rightItems(place, 2);
	let builder: Loose | undefined;
	produce({list: [...right]}, draft => {
		builder = place.give(draft.list);
	});
	expect(json(builder)).toBe(json(place.give(right))); // the draft is revoked by now
});

test('drafts as objects are copied too', () => {
	enableMapSet();
	for (const [name, , give, right] of OBJECT_PLACES) {
		const draft = createDraft(JSON.parse(json(right)));
		expect(json(give(draft)), name).toBe(json(give(right)));
		expect(Object.isFrozen(draft)).toBe(false);
	}
});
