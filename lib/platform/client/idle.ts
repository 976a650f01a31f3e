import { firstInteraction } from './first-interaction.ts';

/** Milliseconds that an untouched page waits for an idle moment of the browser. */
const LONGEST_WAIT = 3000;
/** The same in a browser without `requestIdleCallback`, such as Safari. */
const WAIT_WITHOUT_IDLE_CALLBACK = 300;

/** Settles with the first interaction or when the browser is idle, whichever comes first: for code that a page does not need to open (D32). */
export function idle(): Promise<void> {
	const quiet = new Promise<void>((settle) => {
		if ('requestIdleCallback' in globalThis) requestIdleCallback(() => settle(), { timeout: LONGEST_WAIT });
		else setTimeout(settle, WAIT_WITHOUT_IDLE_CALLBACK);
	});
	return Promise.race([quiet, firstInteraction()]);
}
