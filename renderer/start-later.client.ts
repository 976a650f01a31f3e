import { takeClearCacheSecret } from '#lib/navigation/client/take-clear-cache-secret.ts';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import type { PageData } from '#lib/screens/screen.ts';

let inView: PageData;

/** Call with each page. What no page needs to open is loaded once the visitor has begun (Spec 4, Reloads; D32). Without its code the page works as it is. */
export function pageShown(page: PageData): void {
	if (!inView) startLater(page.screen);
	inView = page;
}

function startLater(screen: PageData['screen']): void {
	const nothing = () => undefined;
	const secret = takeClearCacheSecret();
	if (location.search.includes('set_token_id=')) void import('#lib/account/client/carry-session.ts').then(({ carrySession }) => carrySession()).catch(nothing);
	// A purchase is reported at once: many leave its page without touching it.
	void (screen === 'webshop/thank_you' ? Promise.resolve() : firstInteraction())
		.then(() => import('./later.client.ts'))
		.then(({ startAfterPage }) => startAfterPage(() => inView, secret), nothing);
}
