import { hasUnsentInput } from './has-unsent-input.ts';
import { whenOnline } from './when-online.ts';

/**
 * Loads the code of a control without a link. If that fails, the page is reloaded, once it is online: browsers do not request a module again in the same
 * document. It is not reloaded if that would lose unsent input. Rejects if the code cannot be loaded.
 */
export async function loadForTap<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		void whenOnline().then(() => hasUnsentInput() || location.reload());
		throw error;
	}
}
