import { expect, test } from 'vitest';
import { isSameTown } from '#lib/checkout/is-same-town.ts';

test.each([
	['Zagreb', 'zagreb', true],
	['Zagreb', 'Zagreb-Sesvete', true],
	['Đurđevac', 'DURDEVAC', true],
	['Čakovec', 'cakovec', true],
	['Split', 'Zagreb', false],
	['Split', '', false],
	['Split', ' - ', false],
])('%j and %j may be the same town: %s', (a, b, same) => expect(isSameTown(a, b)).toBe(same));
