import { idle } from '#lib/platform/client/idle.ts';
import { DEFAULT_TIMINGS, TIMINGS } from '#lib/platform/config/timings.ts';
import { parseUrl } from '#lib/platform/url/parse-url.ts';

/**
 * Registers the worker that serves visited pages without a connection (public/sw.js), and names it what this page is made of. The code that puts
 * something into the cart comes along: a press without a connection waits for it.
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

/** The worker is a file of its own, which reads a patience other than its usual one from its address. */
function toWorkerAddress(patience: number): string {
	return patience === DEFAULT_TIMINGS.offlinePatience ? '/sw.js' : `/sw.js?patience=${patience}`;
}

function ownFile(address: string): readonly string[] {
	const url = parseUrl(address);
	return url?.origin === location.origin && /^\/(assets\/|media\/|[\w-]+\.(js|css|svg|webmanifest)$)/.test(url.pathname) ? [url.pathname] : [];
}
