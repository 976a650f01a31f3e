import type { PageData } from '#lib/domain/screen.ts';
import { firstInteraction } from '#lib/hooks/first-interaction.ts';

let inView: PageData;

/** Call with each page. What no page needs to open is loaded once the visitor has begun (Spec 4, Reloads; D32). Without its code the page works as it is. */
export function pageShown(page: PageData): void {
	if (!inView) startLater();
	inView = page;
}

function startLater(): void {
	const nothing = () => undefined;
	void firstInteraction()
		.then(() => import('./later.client.ts'))
		.then(({ startAfterPage }) => startAfterPage(() => inView), nothing);
}
