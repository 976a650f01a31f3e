/** Turns when storage is unavailable; they last as long as the page. */
const ownTurns = new Map<string, number>();

/** Whether a tab took the turn, which all tabs share, within `ttl` milliseconds. Without storage each page has its own turns. */
export function isTurnTaken(name: string, ttl: number, now: number = Date.now()): boolean {
	const last = readTurn(name);
	// A time in the future means that the clock was set back.
	return last !== undefined && now - last < ttl && last <= now;
}

/** Takes a turn for all tabs. */
export function takeTurn(name: string, now: number = Date.now()): void {
	ownTurns.set(name, now);
	try {
		localStorage.setItem(name, String(now));
	} catch {
		// `ownTurns` holds it.
	}
}

/** Releases a turn that the visitor wants to retry. */
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
