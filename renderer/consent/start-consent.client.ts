import { onConsentChange, readConsent } from '#lib/consent/client/consent.ts';

/**
 * Asks whoever has not chosen in this browser, also a customer whose account holds a choice from another one (ADR 0025; D44). A choice here or in
 * another tab ends the question (Spec 4, Consent).
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
