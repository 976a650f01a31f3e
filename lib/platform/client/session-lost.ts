let isLost = false;
const listeners = new Set<() => void>();

/** No session can be had for now: whoever shows messages is told, once until the page is loaded anew. */
export function announceSessionLost(): void {
	if (isLost) return;
	isLost = true;
	for (const listener of listeners) listener();
}

/** Calls back when no session can be had, at once where that is known already. */
export function onSessionLost(listener: () => void): void {
	listeners.add(listener);
	if (isLost) listener();
}
