import { parseUrl } from '#lib/domain/parse-url.ts';
import { idle } from '#lib/hooks/idle.ts';

/**
 * Registers the worker that serves visited pages without a connection (public/sw.js), and names it what this page is made of. The code that puts
 * something into the cart comes along: a press without a connection waits for it.
 */
export async function keepOffline(): Promise<void> {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	await idle();
	await navigator.serviceWorker.register('/sw.js');
	const { active } = await navigator.serviceWorker.ready;
	await import('#lib/hooks/add-to-cart.ts');
	const loaded = performance.getEntriesByType('resource').flatMap(({ name }) => ownFile(name));
	active?.postMessage({ page: location.pathname + location.search, files: [...new Set(loaded)] });
}

function ownFile(address: string): readonly string[] {
	const url = parseUrl(address);
	return url?.origin === location.origin && /^\/(assets\/|media\/|[\w-]+\.(js|css|svg|webmanifest)$)/.test(url.pathname) ? [url.pathname] : [];
}
