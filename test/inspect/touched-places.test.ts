// The places that a round of fixes has touched.
import {expect, test} from 'vitest';
import {placeOf, TouchedPlaces} from '../../src/inspect/repair/touched-places.js';

test.each([
	['/a/b', ['/a/b', '/a', '', '/a/b/c', '/a/b/0/d'], ['/a/bc', '/a/c', '/b', '/ab']],
	['/list/1', ['/list/1', '/list', '', '/list/1/x'], ['/list/10', '/list/2', '/list1']],
	['', ['', '/a', '/a/b'], []],
])('after %j', (place, touched, free) => {
	const places = new TouchedPlaces();
	for (const one of [...touched, ...free]) expect(places.isFree(one)).toBe(true);
	places.add(place);
	expect(touched.filter(one => places.isFree(one))).toEqual([]);
	expect(free.filter(one => !places.isFree(one))).toEqual([]);
});

test.each([
	['/list/1', 'remove', '/list'],
	['/list/12', 'add', '/list'],
	['/list/-', 'add', '/list'],
	['/list/1', 'replace', '/list/1'],
	['/object/key', 'remove', '/object/key'],
	['/object/k1', 'add', '/object/k1'],
	['/object/1k', 'move', '/object/1k'],
	['', 'add', ''],
])('%j: %s changes pointers at %j', (path, op, place) => {
	expect(placeOf(path, op)).toBe(place);
});
