/** Turns of pages whose storage is forbidden; they end with the page. */
const ownTurns = new Map<string, number>();

/** Takes a turn that all tabs share; false where one of them took it within `ttl` milliseconds. Where storage is forbidden, turns are the page's own. */
export function takeSharedTurn(name: string, ttl: number, now: number = Date.now()): boolean {
	const last = readTurn(name);
	// A turn from the future is of a clock that was set back.
	if (last !== undefined && now - last < ttl && last <= now) return false;
	ownTurns.set(name, now);
	try {
		localStorage.setItem(name, String(now));
	} catch {
		// The page's own memory holds it.
	}
	return true;
}

/** Gives a turn back that came to nothing, or that the visitor wants once more. */
export function giveTurnBack(name: string): void {
	ownTurns.delete(name);
	try {
		localStorage.removeItem(name);
	} catch {
		// Nothing was kept there.
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
