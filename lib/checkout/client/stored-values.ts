import { readCustomer } from '#lib/platform/client/state-hint.ts';

const PREFIX = 'checkout:';

/**
 * Input of a checkout form in this tab, by this customer or by a guest. It survives errors, reloads and Back, until the tab is closed or
 * the visitor signs in. Undefined if there is none.
 */
export function readStoredValues(form: string): Readonly<Record<string, string>> | undefined {
	try {
		const kept: Readonly<Record<string, string>> | null = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null');
		return kept ?? undefined;
	} catch {
		return undefined;
	}
}

/** Stores the current values of a form. */
export function storeValues(form: string, element: HTMLFormElement): void {
	try {
		sessionStorage.setItem(nameOf(form), JSON.stringify(Object.fromEntries(new FormData(element))));
	} catch {
		// Storage is unavailable or full: the form still works.
	}
}

/** Deletes stored input of all visitors, for one form or (without `form`) for all. */
export function forgetStoredValues(form = ''): void {
	try {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX) && key.endsWith(form)) sessionStorage.removeItem(key);
	} catch {
		// Storage is unavailable, so nothing was stored.
	}
}

function nameOf(form: string): string {
	return `${PREFIX}${readCustomer()}:${form}`;
}
