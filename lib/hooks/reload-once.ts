import { TIMINGS } from '#lib/config/timings.ts';

/** Why a page is loaded anew; a reload for one reason does not stand in for another. */
type Reason = '401' | 'build' | 'idle' | 'consent';

/**
 * Loads the page anew unless that was done for the same reason within `ttl` milliseconds: whatever the backend answers, it is no loop
 * (Spec 4, Reloads; Spec 8, 401; Spec 9, Reload guard). True when the page is about to go; without a session storage it never goes.
 */
export function reloadOnce(reason: Reason, ttl: number = TIMINGS.reloadGuardTtl, now: number = Date.now()): boolean {
	if (!takeTurn(`shop-reload-${reason}`, ttl, now)) return false;
	location.reload();
	return true;
}

function takeTurn(flag: string, ttl: number, now: number): boolean {
	try {
		const last = sessionStorage.getItem(flag);
		if (last !== null && now - Number(last) < ttl) return false;
		sessionStorage.setItem(flag, String(now));
		return true;
	} catch {
		return false;
	}
}
