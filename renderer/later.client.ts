import { clearCache, parseClearCache } from '#lib/navigation/client/clear-cache.ts';
import { noteLoad } from '#lib/navigation/client/visited-pages.ts';
import { watchBuild } from '#lib/navigation/client/watch-build.ts';
import { onSessionLost } from '#lib/platform/client/session-lost.ts';
import { watchIdle } from '#lib/platform/client/watch-idle.ts';
import { VITALS_SAMPLE } from '#lib/platform/config/vitals-sample.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { startConsent } from './consent/start-consent.client.ts';
import { followReading } from './follow-reading.client.ts';
import { followConsent } from './tags/follow-consent.client.ts';

const nothing = () => undefined;

/**
 * Keeps an open tab up to date: newer builds, long idleness, and the query `devclearcache` (Spec 4, Reloads; Spec 6). Then asks for
 * consent, and loads the tags that it allows. `page` returns the current page, `secret` is that of the query `devclearcache`.
 */
export function startAfterPage(page: () => PageData, secret?: string): void {
	const { build, layout, screen } = page();
	noteLoad(page(), performance.timeOrigin);
	watchBuild(build);
	watchIdle();
	followReading();
	const names = parseClearCache(location.search);
	if (names) void clearCache(names, secret);
	onSessionLost(() => void import('./session-lost.client.ts').then(({ showSessionLost }) => showSessionLost()).catch(nothing));
	followConsent(page);
	if (layout !== 'blank') void startConsent().catch(nothing);
	void import('./keep-offline.client.ts').then(({ keepOffline }) => keepOffline()).catch(nothing);
	if (document.querySelector('[data-languages]')) void import('./languages/start-languages.client.ts').then(({ startLanguages }) => startLanguages(), nothing);
	if (!navigator.webdriver && Math.random() < VITALS_SAMPLE) void import('./vitals.client.ts').then(({ watchVitals }) => watchVitals(screen), nothing);
}
