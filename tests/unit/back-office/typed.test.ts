import { toClock, toDays, toPoint, toSides, toSidesText } from '@titraj/back-office/ui/typed.ts';
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

test.each([
	['24.12.2026.\n31. 12. 2026', ['2026-12-24', '2026-12-31']],
	['2026-12-24 2026-12-24, 1.1.2027.', ['2026-12-24', '2027-01-01']],
	['24.12.2026. 25.12.2026.', ['2026-12-24', '2026-12-25']],
	['Badnjak', ['Badnjak']],
	[' ', []],
])('days typed as "%s" are sent as %j', (typed, sent) => expect(toDays(typed)).toEqual(sent));

test.each([
	['14', '14:00'],
	['9.30', '09:30'],
	['14:00', '14:00'],
	['podne', 'podne'],
	[' ', null],
])('a time typed as "%s" is sent as %s', (typed, sent) => expect(toClock(typed)).toBe(sent));
