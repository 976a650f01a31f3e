const PAUSE = 5000;

/** Loads the code of a part whose HTML is already on the page, and retries after a failure: without a connection the page stays as it is. */
export function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
	return load().catch(() => new Promise((wait) => setTimeout(wait, PAUSE)).then(() => loadWithRetry(load)));
}
