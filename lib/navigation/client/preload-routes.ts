import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { loadPageData } from './load-page-data.ts';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
/** Pages that wait for their turn; a visitor who sweeps over a list means the last ones. */
const MOST_WAITING = 4;

/** Fetches the documents of pages that the visitor is about to open, at most so many at once, each once (Spec 9, route preloads). `onData` gets their page data; null where there is no page. */
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

/** Visitors who save data get nothing that they did not ask for. */
function isSparing(): boolean {
	const connection: unknown = Reflect.get(navigator, 'connection');
	return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
