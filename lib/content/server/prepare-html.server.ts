import type { Heading } from '#lib/navigation/page-parts.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { sanitiseHtml } from '#lib/platform/server/html/sanitise-html.server.ts';
import { escapeHtml } from '#lib/platform/text/escape-html.ts';
import { asSafeHtml, type SafeHtml } from '#lib/platform/text/safe-html.ts';
import { anchorHeadings } from './anchor-headings.server.ts';
import { fillInserts } from './inserts/fill-inserts.server.ts';

/** Characters of one text that a page carries; what is longer was no text for readers. */
const LONGEST = 400_000;

/** HTML of an editor as a page shows it: harmless, headings with anchors, tables that scroll by themselves (D21). */
export function prepareHtml(html: string, site: Site): { html: SafeHtml; headings: readonly Heading[] } {
	const { html: anchored, headings } = anchorHeadings(sanitiseHtml(fillInserts(html.slice(0, LONGEST), site)));
	return { html: asSafeHtml(wrapTables(anchored, escapeHtml(site.translator('page.table')))), headings };
}

/** A region of its own around each outermost table: reached by keyboard, and the page itself never scrolls sideways. */
function wrapTables(html: string, label: string): string {
	let depth = 0;
	return html.replace(/<(\/?)table\b[^>]*>/g, (tag, closes: string) => {
		if (closes) return --depth === 0 ? `${tag}</section>` : tag;
		return depth++ === 0 ? `<section tabindex="0" aria-label="${label}">${tag}` : tag;
	});
}
