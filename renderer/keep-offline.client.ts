import { idle } from '#lib/platform/client/idle.ts';
import { DEFAULT_TIMINGS, TIMINGS } from '#lib/platform/config/timings.ts';
import { parseUrl } from '#lib/platform/url/parse-url.ts';

/**
 * Registers the service worker that serves visited pages offline (public/sw.js), and sends it the files of this page. Also loads the code
 * that adds to the cart, so that a click while offline can wait for a connection.
 */
export async function keepOffline(): Promise<void> {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	await idle();
	await navigator.serviceWorker.register(toWorkerAddress(TIMINGS.offlinePatience));
	const { active } = await navigator.serviceWorker.ready;
	await import('#lib/cart/client/add-to-cart.ts');
	const loaded = performance.getEntriesByType('resource').flatMap(({ name }) => ownFile(name));
	active?.postMessage({ page: location.pathname + location.search, files: [...new Set(loaded)] });
}

/** The worker is a separate file; a timeout that differs from its default is passed in its address. */
function toWorkerAddress(patience: number): string {
	return patience === DEFAULT_TIMINGS.offlinePatience ? '/sw.js' : `/sw.js?patience=${patience}`;
}

function ownFile(address: string): readonly string[] {
	const url = parseUrl(address);
	return url?.origin === location.origin && /^\/(assets\/|media\/|[\w-]+\.(js|css|svg|webmanifest)$)/.test(url.pathname) ? [url.pathname] : [];
}
