import { type ShopTime, toMinute } from '#lib/platform/time/shop-time.ts';
import type { SweepstakeCard } from './content-screens.ts';

/** Whether a sweepstake is open; the rendered state if the time is unknown, since the page may be days old. */
export function sweepstakeState({ state, opens, closes }: Pick<SweepstakeCard, 'state' | 'opens' | 'closes'>, now: ShopTime | null): SweepstakeCard['state'] {
	if (!now) return state;
	const minute = toMinute(now);
	if (minute < opens) return 'upcoming';
	return minute < closes ? 'open' : 'closed';
}
