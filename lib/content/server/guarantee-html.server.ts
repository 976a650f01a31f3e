import { toGuaranteeLinks } from '#lib/catalog/guarantee-links.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { escapeHtml } from '#lib/platform/text/escape-html.ts';

/** The official notice as it is, unchanged and in its own proportions, for the page about the legal guarantee; empty if the language has none. */
export function guaranteeHtml(site: Site): string {
	const { notice } = toGuaranteeLinks(site);
	if (!notice) return '';
	const { url, width, height } = notice.full;
	return `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(site.translator('product.guarantee_notice'))}" width="${width}" height="${height}"></p>`;
}
