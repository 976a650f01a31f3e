import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** Loads the form of stock and price alerts with its labels. */
export async function loadAlertForm() {
	const [form] = await Promise.all([import('./AlertForm.deferred.tsx'), loadLabels('alert-form')]);
	return form;
}
