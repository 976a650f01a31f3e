import type { Site } from '#lib/navigation/server/site.server.ts';
import { toCompanyHtml, toSellerLine } from './company-html.server.ts';
import { toCookieTable } from './cookie-table.server.ts';

/** HTML of block placeholders by name. */
const INSERTS: Readonly<Record<string, (site: Site) => string>> = {
	cookies: toCookieTable,
	company: toCompanyHtml,
};

/**
 * Replaces placeholders with data of the shop: `{{cookies}}` and `{{company}}` in separate paragraphs, `{{seller}}` anywhere (0073).
 * Unknown placeholders are left unchanged.
 */
export function fillInserts(html: string, site: Site): string {
	if (!html.includes('{{')) return html;
	return html
		.replace(/<p>\s*\{\{(\w+)\}\}\s*<\/p>/g, (text, name: string) => (Object.hasOwn(INSERTS, name) ? (INSERTS[name]?.(site) ?? '') : text))
		.replaceAll('{{seller}}', () => toSellerLine(site));
}
