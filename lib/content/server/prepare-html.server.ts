import type { Heading } from '#lib/navigation/page-parts.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { sanitiseHtml } from '#lib/platform/server/html/sanitise-html.server.ts';
import { escapeHtml } from '#lib/platform/text/escape-html.ts';
import { asSafeHtml, type SafeHtml } from '#lib/platform/text/safe-html.ts';
import { anchorHeadings } from './anchor-headings.server.ts';
import { fillInserts } from './inserts/fill-inserts.server.ts';

/** Maximum number of characters of a text; longer ones are cut. */
const LONGEST = 400_000;

/** Prepares an editor's HTML for a page: fills placeholders, sanitises it, adds anchors to headings and makes tables scrollable (D21). */
export function prepareHtml(html: string, site: Site): { html: SafeHtml; headings: readonly Heading[] } {
	const { html: anchored, headings } = anchorHeadings(sanitiseHtml(fillInserts(html.slice(0, LONGEST), site)));
	return { html: asSafeHtml(wrapTables(anchored, escapeHtml(site.translator('page.table')))), headings };
}

/** Wraps each outermost table in a focusable region, so that it scrolls instead of the page and can be scrolled by keyboard. */
function wrapTables(html: string, label: string): string {
	let depth = 0;
	return html.replace(/<(\/?)table\b[^<>]*>/g, (tag, closes: string) => {
		if (closes) return --depth === 0 ? `${tag}</section>` : tag;
		return depth++ === 0 ? `<section tabindex="0" aria-label="${label}">${tag}` : tag;
	});
}
