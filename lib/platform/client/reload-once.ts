import { TIMINGS } from '../config/timings.ts';

/** Why a page is loaded anew; a reload for one reason does not stand in for another. */
type Reason = '401' | 'build' | 'idle' | 'consent';

/**
 * Loads the page anew unless that was done for the same reason within `ttl` milliseconds: whatever the backend answers, it is no loop
 * (Spec 4, Reloads; Spec 8, 401; Spec 9, Reload guard). A 401 counts for all tabs together, and for a minute. True when the page is about to go; where
 * nothing can be remembered it never goes.
 */
export function reloadOnce(reason: Reason, ttl?: number, now: number = Date.now()): boolean {
	if (!takeTurn(reason, ttl ?? (reason === '401' ? TIMINGS.sessionRenewalPause : TIMINGS.reloadGuardTtl), now)) return false;
	location.reload();
	return true;
}

function takeTurn(reason: Reason, ttl: number, now: number): boolean {
	const flag = `shop-reload-${reason}`;
	try {
		const storage = reason === '401' ? localStorage : sessionStorage;
		const last = Number(storage.getItem(flag) ?? Number.NaN);
		// A time to come is that of a clock that was set back.
		if (now >= last && now - last < ttl) return false;
		storage.setItem(flag, String(now));
		return true;
	} catch {
		return false;
	}
}
