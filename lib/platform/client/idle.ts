import { firstInteraction } from './first-interaction.ts';

/** How long a page that nobody touches waits for a quiet moment. */
const LONGEST_WAIT = 3000;

/** Settles with the first interaction, else when the browser has nothing better to do: the time for code that a page opens without (D32). */
export function idle(): Promise<void> {
	const quiet = new Promise<void>((settle) => {
		if ('requestIdleCallback' in globalThis) requestIdleCallback(() => settle(), { timeout: LONGEST_WAIT });
		else setTimeout(settle, LONGEST_WAIT);
	});
	return Promise.race([quiet, firstInteraction()]);
}
