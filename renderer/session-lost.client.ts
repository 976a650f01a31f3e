import { retrySession } from '#lib/platform/client/session.ts';
import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { showToast } from './toast.client.ts';

/** Says that no session can be had, with a button that tries again: nothing does so by itself (Spec 8, 401). */
export async function showSessionLost(): Promise<void> {
	await loadLabels('session-lost');
	const t = documentTranslator();
	showToast(t('error.session'), { tone: 'alert', action: { title: t('action.retry'), run: retrySession } });
}
