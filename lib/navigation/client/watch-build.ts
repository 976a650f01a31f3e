import { hasUnsentInput } from '#lib/platform/client/has-unsent-input.ts';
import { reloadOnce } from '#lib/platform/client/reload-once.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import { forgetVisited } from './visited-pages.ts';

/**
 * Checks builds/latest.json for a newer build: when the visitor returns to the tab, at an interval, and when a chunk cannot be loaded. A
 * new build reloads the page, once; if a form has unsent input, there is no reload, and the next navigation, also Back, loads a whole
 * document (Spec 4, Reloads; Spec 7, version check). Returns a function that stops it.
 */
export function watchBuild(build: string, timings: Pick<typeof TIMINGS, 'buildCheckInterval' | 'reloadGuardTtl'> = TIMINGS): () => void {
	const check = async () => {
		const latest = await latestBuild();
		if (latest === null || latest === build) return;
		forgetVisited();
		if (!hasUnsentInput()) reloadOnce('build', timings.reloadGuardTtl);
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

/** Id of the newest build; null if it cannot be loaded, which implies nothing about the page. */
export async function latestBuild(): Promise<string | null> {
	try {
		const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
		const latest: unknown = response.ok ? await response.json() : null;
		return typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string' ? latest.id : null;
	} catch {
		return null;
	}
}
