import { sharedOut } from '@titraj/demo/catalog/quotas.ts';
import { seededRandom } from '@titraj/demo/random.ts';
import { capacity, counted, hr } from '@titraj/demo/text/number.ts';
import { toSlug } from '@titraj/demo/text/slug.ts';
import { describe, expect, test } from 'vitest';

describe('random numbers', () => {
	test('are the same for the same seed and different for another', () => {
		const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed).next);
		expect(draw('a')).toEqual(draw('a'));
		expect(draw('a')).not.toEqual(draw('b'));
	});

	test('a sample keeps the order, repeats nothing and is no larger than its source', () => {
		const random = seededRandom('sample');
		expect(random.sample([1, 2, 3], 9)).toEqual([1, 2, 3]);
		const three = random.sample([1, 2, 3, 4, 5, 6, 7], 3);
		expect(three).toHaveLength(3);
		expect(three).toEqual([...three].sort());
	});
});

describe('shares', () => {
	test.each([
		[[1, 1, 1], 3, [1, 1, 1]],
		[[3, 1], 8, [6, 2]],
		[[1, 5, 2], 2, [0, 1, 1]],
		[[1, 1], 0, [0, 0]],
	])('%j of %i are %j', (weights, total, shares) => expect(sharedOut(weights, total)).toEqual(shares));
});

describe('Croatian words', () => {
	test.each([
		[15.6, '15,6'],
		[5000, '5000'],
		[26800, '26.800'],
	])('%f is written %s', (value, text) => expect(hr(value)).toBe(text));

	test.each([
		[1, '1 komad'],
		[3, '3 komada'],
		[5, '5 komada (mnogo)'],
		[12, '12 komada (mnogo)'],
		[21, '21 komad'],
	])('%i pieces are %s', (count, text) => expect(counted(count, ['komad', 'komada', 'komada (mnogo)'])).toBe(text));

	test.each([
		[512, '512 GB'],
		[1000, '1 TB'],
		[2000, '2 TB'],
	])('%i GB are %s', (size, text) => expect(capacity(size)).toBe(text));

	test.each([
		['Šćedar DU290 Pro kabel HDMI 2.0, 5 m', 'scedar-du290-pro-kabel-hdmi-2-0-5-m'],
		['Kvarner X27 27" 165 Hz, crni', 'kvarner-x27-27-165-hz-crni'],
		['otpornik 4,7 kΩ', 'otpornik-4-7-kohm'],
	])('%s has the address %s', (title, slug) => expect(toSlug(title)).toBe(slug));
});
