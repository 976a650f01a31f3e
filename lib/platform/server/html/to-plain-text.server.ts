import { cutWords, stripMarkup } from '../../text/cut-words.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

/** An editor's text without markup, for heads and structured data; HTML entities are decoded, and a literal `<` is not taken for markup. */
export const toPlainText = (html: string): string => stripMarkup(sanitiseHtml(html));

/**
 * Description for a page's head (Spec 5): the first of `texts` that is not empty without its markup, cut to fifty words; empty if none is
 * left.
 */
export function toDescription(...texts: readonly (string | null | undefined)[]): string {
	for (const text of texts) {
		const plain = text ? toPlainText(text) : '';
		if (plain) return cutWords(plain);
	}
	return '';
}
