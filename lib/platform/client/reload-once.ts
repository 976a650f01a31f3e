import { TIMINGS } from '../config/timings.ts';

/** Reason for a reload; each reason has its own guard. */
type Reason = '401' | 'build' | 'idle' | 'consent';

/**
 * Reloads the page unless it was reloaded for the same reason within `ttl` milliseconds, which prevents reload loops (Spec 4, Reloads; Spec
 * 8, 401; Spec 9, Reload guard). The guard of a 401 is shared by all tabs and lasts a minute. Returns true if the page is about to reload;
 * without storage it never reloads.
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
		// A time in the future means that the clock was set back.
		if (now >= last && now - last < ttl) return false;
		storage.setItem(flag, String(now));
		return true;
	} catch {
		return false;
	}
}
