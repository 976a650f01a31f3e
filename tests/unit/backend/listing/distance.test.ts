import { toDistance } from '@titraj/backend/listing/search/distance.ts';
import { expect, it } from 'vitest';

it.each([
	['tipkovnica', 'tipkovnica', 0],
	['tipkvonica', 'tipkovnica', 1],
	['monitr', 'monitor', 1],
	['monitorr', 'monitor', 1],
	['logitec', 'logitech', 1],
	['toner', 'tower', 1.5],
	['fiskalni', 'diskalni', 1],
	['kamera', 'camera', 1],
	['šunka', 'sunka', 1.5],
	['', 'abc', 3],
])('counts the slips between %s and %s: %s', (a, b, slips) => {
	expect(toDistance(a, b)).toBe(slips);
	expect(toDistance(b, a)).toBe(slips);
	expect(toDistance(a, b, slips)).toBe(slips);
});

it('does not count further than a limit', () => {
	expect(toDistance('kompjuter', 'kuhalo', 2)).toBe(Number.POSITIVE_INFINITY);
	expect(toDistance('ab', 'abcdef', 2)).toBe(Number.POSITIVE_INFINITY);
	expect(toDistance('bacd', 'abdc', 2)).toBe(2);
});
