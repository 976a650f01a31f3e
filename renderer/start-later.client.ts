import { takeClearCacheSecret } from '#lib/navigation/client/take-clear-cache-secret.ts';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import type { PageData } from '#lib/screens/screen.ts';

let inView: PageData;

/** Call with each page. Loads code that pages do not need to open, after the first interaction (Spec 4, Reloads; D32). Pages work without it. */
export function pageShown(page: PageData): void {
	if (!inView) startLater(page.screen);
	inView = page;
}

function startLater(screen: PageData['screen']): void {
	const nothing = () => undefined;
	const secret = takeClearCacheSecret();
	if (location.search.includes('set_token_id=')) void import('#lib/account/client/carry-session.ts').then(({ carrySession }) => carrySession()).catch(nothing);
	// A purchase is reported immediately, because many visitors leave its page without an interaction.
	void (screen === 'webshop/thank_you' ? Promise.resolve() : firstInteraction())
		.then(() => import('./later.client.ts'))
		.then(({ startAfterPage }) => startAfterPage(() => inView, secret), nothing);
}
