const NAME = 'signup-confirmed';

/** Keeps that this tab has just confirmed an e-mail: the next page may say so. */
export function keepConfirmed(): void {
	try {
		sessionStorage.setItem(NAME, '1');
	} catch {
		// The next page says less then.
	}
}

export function readConfirmed(): boolean {
	try {
		return sessionStorage.getItem(NAME) === '1';
	} catch {
		return false;
	}
}
