import { withAbsolutePictures } from '../values/description-pictures.ts';
import { toHtml } from '../values/plain-text.ts';
import type { RowNote } from './row-refusal.ts';

/** A description as HTML with absolute addresses of its pictures, with a note on those that were left out. */
export function toDescription(text: string, pageUrl: string | null, field: string, notes: RowNote[]): string {
	const { html, leftOut } = withAbsolutePictures(toHtml(text), pageUrl);
	if (leftOut.length > 0) {
		const named = leftOut.slice(0, 3).map((address) => `"${address.slice(0, 80)}"`);
		const more = leftOut.length > named.length ? ', …' : '';
		notes.push({
			field,
			reason: `pictures in it that the shop could not show: ${leftOut.length} (${named.join(', ')}${more}): write an absolute http address, or name the column of the page that they are relative to as product_url`,
		});
	}
	return html;
}

/** Page that the addresses in a description are relative to: the product's own, else the feed; null if neither is known. */
export const toPageUrl = (productUrl: string | undefined, feedUrl: string | null): string | null =>
	productUrl !== undefined && /^https?:/i.test(productUrl) ? productUrl : feedUrl;
