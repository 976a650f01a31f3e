/** Settles once the browser is online; immediately if it already is. */
export function whenOnline(): Promise<void> {
	if (navigator.onLine) return Promise.resolve();
	return new Promise((settle) => addEventListener('online', () => settle(), { once: true }));
}
