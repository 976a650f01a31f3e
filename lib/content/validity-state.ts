import type { ShopTime } from '#lib/platform/time/shop-time.ts';
import type { Validity, ValidityState } from './validity.ts';

/** Whether something is valid; the rendered state if the time is unknown, since the page may be days old. */
export function validityState(said: ValidityState, { from, to }: Validity, now: ShopTime | null): ValidityState {
	if (!now) return said;
	if (from && now.date < from) return 'upcoming';
	return to && now.date > to ? 'over' : 'running';
}
