import { onConsentChange, readConsent } from '#lib/hooks/consent.ts';
import { takeOverConsent } from '#lib/hooks/save-consent.ts';

/** Asks a visitor who has not chosen; a choice here or in another tab ends the question (Spec 4, Consent). */
export async function startConsent(): Promise<void> {
	if (readConsent().decided || (await takeOverConsent())) return;
	const { showBanner } = await import('./show-banner.client.tsx');
	const hide = await showBanner();
	const stop = onConsentChange(() => {
		hide();
		stop();
	});
	if (readConsent().decided) hide();
}
