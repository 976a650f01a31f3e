const KEY = 'language-answered';

/** Whether this visitor has accepted or declined the language suggestion: it is shown only once (Spec 1). Also true if storage is unavailable. */
export function isAnswered(): boolean {
	try {
		return localStorage.getItem(KEY) !== null;
	} catch {
		return true;
	}
}

/** Stores that the language suggestion was answered. */
export function keepAnswer(): void {
	try {
		localStorage.setItem(KEY, '1');
	} catch {
		// Without storage the suggestion is never shown.
	}
}
