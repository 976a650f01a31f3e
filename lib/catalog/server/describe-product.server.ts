import type { Site } from '#lib/navigation/server/site.server.ts';
import { cutWords } from '#lib/platform/text/cut-words.ts';

/** Search engines show about this many characters of a description. */
const LONGEST = 160;

interface Known {
	readonly title: string;
	readonly category: string;
	/** Plain text; empty if the product has no description. */
	readonly about: string;
}

/** Meta description of a product without one from an editor. It starts with the title, because many products share the same short text. */
export function describeProduct(site: Site, { title, category, about }: Known): string {
	const known = about.startsWith(title) ? about : [title, about].filter(Boolean).join(': ');
	const lead = /[.?!…]$/.test(known) ? known : `${known}.`;
	const shop = category && site.translator('catalog.product_description', { category, shop: site.info.site_name });
	const whole = `${lead} ${shop}`.trim();
	return whole.length <= LONGEST ? whole : toShort(lead);
}

/** Cuts by words: `cutWords` keeps as many as fit into `LONGEST`, without the last one, which may be incomplete. */
function toShort(text: string): string {
	return text.length <= LONGEST ? text : cutWords(text, Math.max(1, text.slice(0, LONGEST).trim().split(/\s+/).length - 1));
}
