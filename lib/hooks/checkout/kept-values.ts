const PREFIX = 'checkout:';

/**
 * What was typed into a form of the checkout in this tab: it survives an error, a reload and Back, and ends with the tab. Undefined where
 * nothing was.
 */
export function readKept(form: string): Readonly<Record<string, string>> | undefined {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? 'null');
		return kept ? Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string')) : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps the texts of a form as they are now; without storage nothing is kept. */
export function keepValues(form: string, element: HTMLFormElement): void {
	const values = Object.fromEntries([...new FormData(element)].filter(([, value]) => typeof value === 'string'));
	try {
		sessionStorage.setItem(PREFIX + form, JSON.stringify(values));
	} catch {
		// Storage is off or full: the form still works.
	}
}

/** Forgets what was typed, once it is done with; without `form` all of it. */
export function forgetKept(form = ''): void {
	try {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX + form)) sessionStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}
