/** Settles once the browser has a connection; at once where it has one. */
export function whenOnline(): Promise<void> {
	if (navigator.onLine) return Promise.resolve();
	return new Promise((settle) => addEventListener('online', () => settle(), { once: true }));
}
