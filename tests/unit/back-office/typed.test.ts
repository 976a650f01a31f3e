import { toPoint } from '@titraj/back-office/ui/typed.ts';
import { expect, test } from 'vitest';

test.each([
	['1.299,00', '1299.00'],
	['1 299,5', '1299.5'],
	['1299,00', '1299.00'],
	['1299.00', '1299.00'],
	['12', '12'],
	['', ''],
])('a price typed as "%s" is sent as %s', (typed, sent) => expect(toPoint(typed)).toBe(sent));
