const NAME = 'signup-confirmed';

/** Stores that this tab has just confirmed an e-mail address, so that the next page can show it. */
export function keepConfirmed(): void {
	try {
		sessionStorage.setItem(NAME, '1');
	} catch {
		// Storage is unavailable: the next page does not show the confirmation.
	}
}

export function readConfirmed(): boolean {
	try {
		return sessionStorage.getItem(NAME) === '1';
	} catch {
		return false;
	}
}
