import { toBegins } from '@titraj/back-office/screens/reports/period.ts';
import { expect, test } from 'vitest';

test.each([
	['day', '2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
	['week', '2026-11-29', '2026-12-07', ['2026-11-23', '2026-11-30', '2026-12-07']],
	['month', '2026-11-15', '2027-01-01', ['2026-11-01', '2026-12-01', '2027-01-01']],
	['day', '2026-11-29', '2026-11-28', []],
])('each %s from %s to %s has a place in the plot', (by, from, to, begins) => expect(toBegins({ from, to, by })).toEqual(begins));
