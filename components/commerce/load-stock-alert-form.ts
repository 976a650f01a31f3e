import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** Loads the form that asks for a mail when a product is back, with its labels. */
export async function loadStockAlertForm() {
	const [form] = await Promise.all([import('./StockAlertForm.deferred.tsx'), loadLabels('stock-alert-form')]);
	return form;
}
