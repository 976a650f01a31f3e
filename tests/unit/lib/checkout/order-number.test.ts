import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOrderNumber, writeOrderNumber } from '#lib/checkout/order-number.ts';

const DEFAULT = '%order_number%';

describe('an order number is formatted with the shop’s pattern', () => {
	test.each([
		[DEFAULT, '100234', '100234'],
		['TT-%order_number%', '100234', 'TT-100234'],
		['TT-%order_number%/HR', '100234', 'TT-100234/HR'],
		['%order_number% ($&)', '7', '7 ($&)'],
		['TT-%order_number%', "$'", "TT-$'"],
	])('%s with %s is %s', (pattern, number, written) => {
		expect(writeOrderNumber(pattern, number)).toBe(written);
	});
});

describe('a shopper may type it in either form', () => {
	test.each([
		['TT-%order_number%', 'TT-100234', '100234'],
		['TT-%order_number%', ' tt-100234 ', '100234'],
		['TT-%order_number%', '100234', '100234'],
		['Br. %order_number% /HR', 'br. 100234 /HR', '100234'],
		['TT-%order_number%', 'TT-', 'TT-'],
		[DEFAULT, ' 100234 ', '100234'],
		['TT-%order_number%', '', ''],
	])('by %s, "%s" is %s', (pattern, typed, number) => {
		expect(readOrderNumber(pattern, typed)).toBe(number);
	});

	test('a formatted number is parsed back', () => {
		const parts = fc.string({ unit: fc.constantFrom('A', 'b', '-', '/', ' ', '.'), maxLength: 6 });
		fc.assert(
			fc.property(parts, parts, fc.integer({ min: 1, max: 99_999_999 }), (before, after, number) => {
				const pattern = `${before}%order_number%${after}`;
				expect(readOrderNumber(pattern, writeOrderNumber(pattern, String(number)))).toBe(String(number));
			}),
		);
	});
});
