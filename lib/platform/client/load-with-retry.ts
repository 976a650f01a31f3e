const PAUSE = 5000;

/** Loads the code of a part whose HTML stands already, and tries again where it cannot be had: without a connection the page stays as it is. */
export function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
	return load().catch(() => new Promise((wait) => setTimeout(wait, PAUSE)).then(() => loadWithRetry(load)));
}
