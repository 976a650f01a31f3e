import { subscribe } from '#lib/analytics/client/track.ts';
import { onConsentChange, readConsent } from '#lib/consent/client/consent.ts';
import type { Consent } from '#lib/consent/consent.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { PageData } from '#lib/screens/screen.ts';

/**
 * Loads and removes tags according to consent; their code is loaded with the first consent (Spec 4, Consent). Without consent all events
 * are dropped.
 */
export function followConsent(page: () => PageData): void {
	let before = readConsent();
	const apply = async (consent: Consent, isChoice: boolean) => {
		const concerns = [consent, before].some(({ analytics, marketing }) => analytics || marketing);
		before = consent;
		if (!consent.analytics) subscribe(() => undefined);
		if (!concerns) return;
		const { applyConsent } = await import('./run-tags.client.ts');
		await applyConsent(consent, page, isChoice);
	};
	const report = (cause: unknown) => console.warn('Tags could not be loaded:', cause);
	onConsentChange((consent) => void apply(consent, true).catch(report));
	void apply(before, false).catch(report);
	followContent();
}

/** Scripts in content run some time after their page is shown, and again for parts that arrived later (Spec 9: 500 ms and 1500 ms). */
function followContent(): void {
	const run = async () => {
		const consent = readConsent();
		if (!(consent.analytics || consent.marketing) || !document.querySelector('main [data-script]')) return;
		(await import('./content-scripts.client.ts')).runContentScripts(consent);
	};
	const schedule = () => {
		for (const delay of TIMINGS.contentScriptDelays) setTimeout(() => void run().catch(() => undefined), delay);
	};
	addEventListener('shop:navigated', schedule);
	onConsentChange(schedule);
	schedule();
}
