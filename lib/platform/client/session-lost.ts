let isLost = false;
const listeners = new Set<() => void>();

/** Announces that no session can be obtained for now. Listeners are notified once per page load. */
export function announceSessionLost(): void {
	if (isLost) return;
	isLost = true;
	for (const listener of listeners) listener();
}

/** Calls `listener` when no session can be obtained, immediately if that is already known. */
export function onSessionLost(listener: () => void): void {
	listeners.add(listener);
	if (isLost) listener();
}
