import { toPoint, toSides, toSidesText } from '@titraj/back-office/ui/typed.ts';
import { expect, test } from 'vitest';

test.each([
	['1.299,00', '1299.00'],
	['1 299,5', '1299.5'],
	['1299,00', '1299.00'],
	['1299.00', '1299.00'],
	['12', '12'],
	['', ''],
])('a price typed as "%s" is sent as %s', (typed, sent) => expect(toPoint(typed)).toBe(sent));

test.each([
	['600 × 400 × 380', [600, 400, 380]],
	['600x400 *380', [600, 400, 380]],
	[' ', null],
	['60 × 40', [60, 40]],
	['large', []],
])('a size typed as "%s" is sent as %j', (typed, sent) => expect(toSides(typed)).toEqual(sent));

test('a size is shown as it can be typed', () => {
	expect(toSides(toSidesText([600, 400, 380]))).toEqual([600, 400, 380]);
	expect(toSidesText(null)).toBe('');
});
