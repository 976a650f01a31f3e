/** Settles once the browser has a connection; at once where it has one. */
export function connected(): Promise<void> {
	if (navigator.onLine) return Promise.resolve();
	return new Promise((settle) => addEventListener('online', () => settle(), { once: true }));
}
