import { cutWords, stripMarkup } from '../../text/cut-words.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

/** A text of an editor without its markup, for heads and structured data: every entity of HTML is read, and a sign such as `<` is no markup. */
export const toPlainText = (html: string): string => stripMarkup(sanitiseHtml(html));

/** What a page says of itself in its head (Spec 5): the first of its texts that says anything without its markup, cut to fifty words; empty where none does. */
export function toDescription(...texts: readonly (string | null | undefined)[]): string {
	for (const text of texts) {
		const plain = text ? toPlainText(text) : '';
		if (plain) return cutWords(plain);
	}
	return '';
}
