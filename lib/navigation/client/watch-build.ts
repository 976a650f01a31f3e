import { hasUnsentInput } from '#lib/platform/client/has-unsent-input.ts';
import { reloadOnce } from '#lib/platform/client/reload-once.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';

/**
 * Asks builds/latest.json for the newest build: when the visitor comes back to the tab, at an interval, and when a chunk cannot be had.
 * Another one than the page's own reloads the page, once; a form that is being filled in is left alone, its next navigation is a whole one
 * anyway (Spec 4, Reloads; Spec 7, version check). Answers how to stop.
 */
export function watchBuild(build: string, timings: Pick<typeof TIMINGS, 'buildCheckInterval' | 'reloadGuardTtl'> = TIMINGS): () => void {
	const check = async () => {
		const latest = await latestBuild();
		if (latest !== null && latest !== build && !hasUnsentInput()) reloadOnce('build', timings.reloadGuardTtl);
	};
	const onVisible = () => void (document.visibilityState === 'visible' && check());
	const onLostChunk = () => void check();
	const interval = setInterval(onVisible, timings.buildCheckInterval);
	document.addEventListener('visibilitychange', onVisible);
	addEventListener('vite:preloadError', onLostChunk);
	return () => {
		clearInterval(interval);
		document.removeEventListener('visibilitychange', onVisible);
		removeEventListener('vite:preloadError', onLostChunk);
	};
}

/** Id of the newest build; null while it cannot be had, which says nothing about the page. */
export async function latestBuild(): Promise<string | null> {
	try {
		const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
		const latest: unknown = response.ok ? await response.json() : null;
		return typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string' ? latest.id : null;
	} catch {
		return null;
	}
}
