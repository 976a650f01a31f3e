/** Turns when storage is unavailable; they last as long as the page. */
const ownTurns = new Map<string, number>();

/** Takes a turn that all tabs share; returns false if a tab took it within `ttl` milliseconds. Without storage each page has its own turns. */
export function takeSharedTurn(name: string, ttl: number, now: number = Date.now()): boolean {
	const last = readTurn(name);
	// A time in the future means that the clock was set back.
	if (last !== undefined && now - last < ttl && last <= now) return false;
	ownTurns.set(name, now);
	try {
		localStorage.setItem(name, String(now));
	} catch {
		// `ownTurns` holds it.
	}
	return true;
}

/** Releases a turn that led to nothing, or that the visitor wants to retry. */
export function giveTurnBack(name: string): void {
	ownTurns.delete(name);
	try {
		localStorage.removeItem(name);
	} catch {
		// Storage is unavailable, so nothing was stored.
	}
}

function readTurn(name: string): number | undefined {
	try {
		const kept = Number(localStorage.getItem(name) ?? Number.NaN);
		return Number.isNaN(kept) ? undefined : kept;
	} catch {
		return ownTurns.get(name);
	}
}
