import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { isOffered } from '#lib/platform/i18n/is-offered.ts';

/** Lets the header's search field suggest. Its code comes when the field is first used; if it cannot be had, the field searches as it did. */
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
