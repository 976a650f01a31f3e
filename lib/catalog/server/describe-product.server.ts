import type { Site } from '#lib/navigation/server/site.server.ts';
import { cutWords } from '#lib/platform/text/cut-words.ts';

/** Search engines show about so much of a description. */
const LONGEST = 160;

interface Known {
	readonly title: string;
	readonly category: string;
	/** Plain text; empty where nothing is said of the product. */
	readonly about: string;
}

/** What a product's page says of itself where no editor did. Its title comes first: thousands of products share the few words that are known of them. */
export function describeProduct(site: Site, { title, category, about }: Known): string {
	const known = about.startsWith(title) ? about : [title, about].filter(Boolean).join(': ');
	const lead = /[.?!…]$/.test(known) ? known : `${known}.`;
	const shop = category && site.translator('catalog.product_description', { category, shop: site.info.site_name });
	const whole = `${lead} ${shop}`.trim();
	return whole.length <= LONGEST ? whole : toShort(lead);
}

/** The house cuts by words: as many as fit, the one that is reached into left out. */
function toShort(text: string): string {
	return text.length <= LONGEST ? text : cutWords(text, Math.max(1, text.slice(0, LONGEST).trim().split(/\s+/).length - 1));
}
