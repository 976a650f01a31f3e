import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { loadPageData } from './load-page-data.ts';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
/** Length of the queue: a visitor who moves the pointer over a list is likely to open the last ones. */
const MOST_WAITING = 4;

/**
 * Preloads the documents of pages that the visitor is likely to open, with limited concurrency, each once (Spec 9, route preloads).
 * `onData` gets their page data; null if there is no page.
 */
export function preloadRoutes(
	onData: (data: PageData | null) => void,
	{ concurrentPreloads }: Pick<typeof TIMINGS, 'concurrentPreloads'> = TIMINGS,
): () => void {
	const asked = new Set<string>([location.pathname]);
	const waiting: string[] = [];
	let pending = 0;

	const next = () => {
		const path = pending < concurrentPreloads ? waiting.pop() : undefined;
		if (path === undefined) return;
		pending++;
		void loadPageData(path, { priority: 'low', headers: { purpose: 'prefetch' } })
			.then(onData, () => undefined)
			.finally(() => {
				pending--;
				next();
			});
	};
	const onIntent = ({ target }: Event) => {
		const path = target instanceof Element ? pathOf(target.closest('a')) : null;
		if (path === null || asked.has(path)) return;
		asked.add(path);
		waiting.push(path);
		if (waiting.length > MOST_WAITING) asked.delete(waiting.shift() ?? '');
		next();
	};

	if (isSparing()) return () => {};
	for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
	return () => {
		for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
	};
}

/** The path of a link to a page of this shop that a click would open here. */
function pathOf(link: HTMLAnchorElement | null): string | null {
	if (!link || link.origin !== location.origin || link.target || link.download || link.search || !link.pathname.endsWith('/')) return null;
	return link.pathname;
}

/** Whether the visitor saves data: nothing is preloaded then. */
function isSparing(): boolean {
	const connection: unknown = Reflect.get(navigator, 'connection');
	return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
