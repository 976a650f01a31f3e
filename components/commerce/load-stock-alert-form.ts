import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** Loads the stock alert form with its labels. */
export async function loadStockAlertForm() {
	const [form] = await Promise.all([import('./StockAlertForm.deferred.tsx'), loadLabels('stock-alert-form')]);
	return form;
}
