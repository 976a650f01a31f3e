import { VITALS_SAMPLE } from '#lib/config/vitals-sample.ts';
import type { PageData } from '#lib/domain/screen.ts';
import { clearCache, parseClearCache } from '#lib/hooks/clear-cache.ts';
import { onSessionLost } from '#lib/hooks/session-lost.ts';
import { watchBuild } from '#lib/hooks/watch-build.ts';
import { watchIdle } from '#lib/hooks/watch-idle.ts';
import { startConsent } from './consent/start-consent.client.ts';
import { followConsent } from './tags/follow-consent.client.ts';

const nothing = () => undefined;

/**
 * Keeps an open tab in step with the shop: newer builds, long idleness, and the query `devclearcache` (Spec 4, Reloads; Spec 6). Then asks for
 * consent, and lets in what it allows. `page` is the one in view, `secret` that of the query `devclearcache`.
 */
export function startAfterPage(page: () => PageData, secret?: string): void {
	const { build, layout, screen } = page();
	watchBuild(build);
	watchIdle();
	const names = parseClearCache(location.search);
	if (names) void clearCache(names, secret);
	onSessionLost(() => void import('./session-lost.client.ts').then(({ showSessionLost }) => showSessionLost()).catch(nothing));
	followConsent(page);
	if (layout !== 'blank') void startConsent().catch(nothing);
	void import('./keep-offline.client.ts').then(({ keepOffline }) => keepOffline()).catch(nothing);
	if (document.querySelector('[data-languages]')) void import('./languages/start-languages.client.ts').then(({ startLanguages }) => startLanguages(), nothing);
	if (!navigator.webdriver && Math.random() < VITALS_SAMPLE) void import('./vitals.client.ts').then(({ watchVitals }) => watchVitals(screen), nothing);
}
