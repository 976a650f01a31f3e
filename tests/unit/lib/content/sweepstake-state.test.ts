import { expect, test } from 'vitest';
import { sweepstakeState } from '#lib/content/sweepstake-state.ts';
import { toMinute, toShopTime } from '#lib/platform/time/shop-time.ts';

const at = (moment: string) => toShopTime(new Date(moment));
const card = (state: 'upcoming' | 'open' | 'closed') => ({ state, opens: toMinute(at('2026-12-01T07:00:00Z')), closes: toMinute(at('2026-12-24T23:00:00Z')) });

test.each([
	['is closed before it begins', '2026-12-01T06:59:00Z', 'upcoming'],
	['opens at its minute, however old the page is', '2026-12-01T07:00:00Z', 'open'],
	['is open until the end of its last day', '2026-12-24T22:59:00Z', 'open'],
	['is closed afterwards', '2026-12-24T23:00:00Z', 'closed'],
] as const)('a sweepstake %s', (_, moment, state) => {
	for (const known of ['upcoming', 'open', 'closed'] as const) expect(sweepstakeState(card(known), at(moment))).toBe(state);
});

test('if the time is unknown the rendered state applies', () => expect(sweepstakeState(card('closed'), null)).toBe('closed'));
