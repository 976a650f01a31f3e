import { onConsentChange, readConsent } from '#lib/consent/client/consent.ts';

/**
 * Shows the consent banner to visitors who have not chosen in this browser, including customers who have chosen in another one (ADR 0025;
 * D44). A choice here or in another tab closes it (Spec 4, Consent).
 */
export async function startConsent(): Promise<void> {
	if (readConsent().decided) return;
	const { showBanner } = await import('./show-banner.client.tsx');
	const hide = await showBanner();
	const stop = onConsentChange(() => {
		hide();
		stop();
	});
	if (readConsent().decided) hide();
}
