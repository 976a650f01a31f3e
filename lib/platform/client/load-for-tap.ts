import { hasUnsentInput } from './has-unsent-input.ts';

/** Loads the code of a control without a link. If that fails, the page is reloaded: browsers do not request a module again in the same document. */
export async function loadForTap<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		if (!hasUnsentInput()) location.reload();
		throw error;
	}
}
