import { expect, test } from 'vitest';
import { readCount } from '#scripts/prerender/read-count.ts';

test.each([
	['2', 1, 2],
	['0', 1, 1],
	['0', 0, 0],
	['1.5', 0, 1.5],
])('%s, at least %d, is %d', (text, least, count) => expect(readCount('rate', text, least)).toBe(count));

test.each(['', ' ', 'two', 'NaN', 'Infinity', '-1'])('"%s" is refused with the name of the option', (text) =>
	expect(() => readCount('workers', text, 1)).toThrow(`--workers is "${text}"; it must be a number, 1 or more`),
);
