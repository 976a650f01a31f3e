import { readStateHint } from '#lib/platform/client/state-hint.ts';

const PREFIX = 'checkout:';

/**
 * What was typed into a form of the checkout in this tab, by this customer or by a guest: it survives an error, a reload and Back, and ends
 * with the tab or the sign-in. Undefined where nothing was.
 */
export function readStoredValues(form: string): Readonly<Record<string, string>> | undefined {
	try {
		const kept: Readonly<Record<string, string>> | null = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null');
		return kept ?? undefined;
	} catch {
		return undefined;
	}
}

/** Keeps the texts of a form as they are now; without storage nothing is kept. */
export function storeValues(form: string, element: HTMLFormElement): void {
	try {
		sessionStorage.setItem(nameOf(form), JSON.stringify(Object.fromEntries(new FormData(element))));
	} catch {
		// Storage is off or full: the form still works.
	}
}

/** Forgets what was typed, by whomever, once it is done with; without `form` all of it. */
export function forgetStoredValues(form = ''): void {
	try {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX) && key.endsWith(form)) sessionStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}

/** A guest's session may be renewed under the form; a customer's ends with its epoch. */
function nameOf(form: string): string {
	const hint = readStateHint();
	return `${PREFIX}${hint?.signedIn ? hint.epoch : ''}:${form}`;
}
