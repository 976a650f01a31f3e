import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { isOffered } from '#lib/platform/i18n/is-offered.ts';

/** Adds suggestions to the header's search field. The code is loaded when the field is first used; if that fails, the field still searches. */
export function startSearchSuggestions(): void {
	const input = document.querySelector<HTMLInputElement>('header [name="search_q"]');
	const form = input?.form;
	if (!input || !form || !isOffered('suggestions')) return;
	const mount = () =>
		void Promise.all([import('#components/commerce/suggestions/mount-suggestions.tsx'), loadLabels('suggestions')]).then(
			([{ mountSuggestions }]) => mountSuggestions(form, input, documentTranslator()),
			() => undefined,
		);
	if (document.activeElement === input) mount();
	else input.addEventListener('focus', mount, { once: true });
}
