const KEY = 'language-answered';

/** Whether this visitor has chosen a language, or to stay: nobody is asked twice (Spec 1). Also where the browser keeps nothing. */
export function isAnswered(): boolean {
	try {
		return localStorage.getItem(KEY) !== null;
	} catch {
		return true;
	}
}

/** Remembers that the question of the language has its answer. */
export function keepAnswer(): void {
	try {
		localStorage.setItem(KEY, '1');
	} catch {
		// Where nothing is kept nobody is asked.
	}
}
