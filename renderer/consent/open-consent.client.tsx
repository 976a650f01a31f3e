import { ConsentChoices } from '#components/consent/ConsentChoices.tsx';
import { readConsent } from '#lib/consent/client/consent.ts';
import { loadConsentTemplate } from '#lib/consent/client/consent-template.ts';
import { saveConsent } from '#lib/consent/client/save-consent.ts';
import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { leaveModal } from '../modal-history.client.ts';
import { showModal } from '../show-modal.client.ts';
import { showToast } from '../toast.client.ts';

/** Opens the consent settings; closing them without saving changes nothing (D16). */
export async function openConsent(): Promise<void> {
	const opener = document.activeElement;
	const [template] = await Promise.all([loadConsentTemplate(), loadLabels('consent-choices')]);
	const t = documentTranslator();
	if (!template) return showToast(t('consent.unavailable'), { tone: 'alert' });
	showModal({
		title: template.title,
		opener: opener instanceof HTMLElement && opener !== document.body ? opener : null,
		content: (
			<ConsentChoices
				key={Date.now()}
				template={template}
				current={readConsent()}
				onSave={(choice) =>
					leaveModal(() => {
						void saveConsent(choice);
						showToast(t('consent.saved'));
					})
				}
			/>
		),
	});
}
