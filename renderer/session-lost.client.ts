import { retrySession } from '#lib/platform/client/session.ts';
import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { showToast } from './toast.client.ts';

/** Shows that no session can be obtained, with a button to retry: there is no automatic retry (Spec 8, 401). */
export async function showSessionLost(): Promise<void> {
	await loadLabels('session-lost');
	const t = documentTranslator();
	showToast(t('error.session'), { tone: 'alert', action: { title: t('action.retry'), run: retrySession } });
}
