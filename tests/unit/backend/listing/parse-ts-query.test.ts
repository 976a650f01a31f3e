import { parseTsQuery } from '@titraj/backend/listing/columns/parse-ts-query.ts';
import { WordIndex } from '@titraj/backend/listing/columns/word-index.ts';
import { describe, expect, it } from 'vitest';

const words = new WordIndex();
for (const [slot, text] of ['usb hub', 'usb3 kabel', "o'neill", 'monitor 27', 'u'].entries()) words.add(slot, text.split(' '));

function find(query: string): number[] | null {
	const parsed = parseTsQuery(query);
	if (parsed === null) return null;
	const [bits = 0] = words.find(parsed, 5);
	return [0, 1, 2, 3, 4].filter((slot) => (bits & (1 << slot)) !== 0);
}

describe('a query of words in memory', () => {
	it.each([
		["'usb'", [0]],
		["'usb':*", [0, 1]],
		["'u':*", [0, 1, 4]],
		["'usb':* & 'kabel'", [1]],
		["'hub' | 'kabel' & 'usb3' | 'monitor'", [0, 1, 3]],
		["( 'hub' | 'kabel' ) & 'usb':*", [0, 1]],
		["'o''neill'", [2]],
		["'missing':*", []],
	])('finds what has %s', (query, slots) => {
		expect(find(query)).toEqual(slots);
	});

	it.each(["'27' <-> '5'", "!'usb'", "'usb':A", '', "( 'usb'"])('leaves %s to the database', (query) => {
		expect(find(query)).toBeNull();
	});
});
