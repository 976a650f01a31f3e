import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ConsentBanner } from '#components/consent/ConsentBanner.tsx';
import { loadConsentTemplate } from '#lib/consent/client/consent-template.ts';
import { saveConsent } from '#lib/consent/client/save-consent.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { openConsent } from './open-consent.client.tsx';

/** Inserts the banner before the page, so that keyboard and screen reader users reach it first; returns a function that removes it. */
export async function showBanner(): Promise<() => void> {
	const [template] = await Promise.all([loadConsentTemplate(), loadLabels('consent-banner')]);
	if (!template) return () => undefined;
	const place = document.createElement('div');
	const root = createRoot(place);
	document.body.prepend(place);
	const hide = () => {
		if (!place.isConnected) return;
		const hadFocus = place.contains(document.activeElement);
		root.unmount();
		place.remove();
		if (hadFocus) document.getElementById('sadrzaj')?.focus({ preventScroll: true });
	};
	const decide = (all: boolean) => void saveConsent({ analytics: all, marketing: all });
	flushSync(() =>
		root.render(
			<LabelsContext value={documentTranslator()}>
				<ConsentBanner template={template} onDecide={decide} onChoose={() => void openConsent()} onLeave={hide} />
			</LabelsContext>,
		),
	);
	return hide;
}
