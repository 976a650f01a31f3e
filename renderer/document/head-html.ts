import { FILES_MARK } from '#lib/navigation/bot-document.ts';
import type { HeadModel } from '#lib/navigation/head.ts';
import { LOOK_ICON, LOOK_STYLES } from '#lib/navigation/look-addresses.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { toLabelsAddress } from '#lib/platform/i18n/labels-address.ts';
import { isOwnPicture } from '#lib/platform/pictures/picture.ts';
import { escapeHtml, toInlineJson } from '#lib/platform/text/escape-html.ts';
import type { LoadedPage, ScreenName } from '#lib/screens/screen.ts';
import type { DocumentFiles } from './document-files.ts';

/** The head of a page as HTML: metadata, then files. */
export function toHeadHtml(loaded: LoadedPage, site: Site, files: DocumentFiles | null): string {
	return describePage(loaded.head, site) + (files ? nameFiles(loaded.content.screen, site, files) : '');
}

/** Metadata of a page for browsers, search engines and social networks. */
export function describePage(head: HeadModel, site: Site): string {
	const origin = toOrigin(site.info.site_url);
	const absolute = (path: string) => (PLAIN_PATH.test(path) ? origin + path : escapeHtml(new URL(path, site.info.site_url).href));
	const title = escapeHtml(head.title);
	const description = head.description === undefined ? '' : escapeHtml(head.description);
	let html = `<title>${title}</title>${toGuardHtml(head.guard)}`;
	if (description) html += `<meta name="description" content="${description}">`;
	if (head.noindex) html += '<meta name="robots" content="noindex">';
	else html += `<link rel="canonical" href="${absolute(head.canonical)}">`;
	for (const { hreflang, path } of head.alternates) html += `<link rel="alternate" hreflang="${hreflang}" href="${absolute(path)}">`;
	for (const { type, path } of head.feeds ?? [])
		html += `<link rel="alternate" type="${type}" title="${escapeHtml(site.info.site_name)}" href="${absolute(path)}">`;
	html += `<meta property="og:title" content="${title}"><meta property="og:type" content="${head.type}"><meta property="og:url" content="${absolute(head.canonical)}">`;
	html += `<meta property="og:site_name" content="${escapeHtml(site.info.site_name)}"><meta property="og:locale" content="${toOgLocale(site.language.htmlLang)}">`;
	for (const { hreflang } of head.alternates)
		if (hreflang !== site.language.htmlLang && OG_LOCALES.has(hreflang)) html += `<meta property="og:locale:alternate" content="${toOgLocale(hreflang)}">`;
	if (description) html += `<meta property="og:description" content="${description}">`;
	const picture = head.picture && isOwnPicture(head.picture) ? head.picture.src : null;
	html += `<meta property="og:image" content="${absolute(picture ?? SHOP_ICON)}"><meta name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}">`;
	for (const data of head.structuredData) html += `<script type="application/ld+json">${toInlineJson(data)}</script>`;
	return html;
}

/** Picture of pages without one when they are shared. */
const SHOP_ICON = '/icon-512.png';

/** Matches a path that needs no encoding: most do, and each page lists one per language. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/;

const origins = new Map<string, string>();

function toOrigin(siteUrl: string): string {
	const origin = origins.get(siteUrl) ?? escapeHtml(new URL(siteUrl).origin);
	origins.set(siteUrl, origin);
	return origin;
}

/** `html lang` -> locale in Open Graph, which has no scripts: `sr-Latn-RS` -> `sr_RS`. */
const OG_LOCALES = new Map(
	LANGUAGES.map(({ htmlLang, locale }) => {
		const { language, region } = new Intl.Locale(htmlLang.includes('-') ? htmlLang : locale);
		return [htmlLang, region === undefined ? language : `${language}_${region}`] as const;
	}),
);

const toOgLocale = (htmlLang: string): string => OG_LOCALES.get(htmlLang) ?? htmlLang;

/** Runs before the first paint, so that visitors never see a page that is not meant for them. It is the file that starts the page: another one would be another request. */
function toGuardHtml(guard: HeadModel['guard']): string {
	const data = [
		['signed-in', guard?.signedIn],
		['signed-out', guard?.signedOut],
	].flatMap(([name, to]) => (to === undefined ? [] : [` data-${name}="${escapeHtml(to)}"`]));
	return data.length === 0 ? '' : `<script src="/start.js"${data.join('')}></script>`;
}

/** Screen that shows an empty cart at once to those without a session (`public/start.js`). */
const CART: ScreenName = 'webshop/shopping_cart';

/** File references of a screen's documents; the same for each of its pages. */
export function nameFiles(screen: ScreenName, site: Site, files: DocumentFiles): string {
	const { styles, scripts } = files.ofScreen(screen);
	const labels = files.labels[site.language.code];
	const code = [...files.entry.scripts, ...scripts];
	if (labels) code.push(toLabelsAddress(labels, screen));
	let html = `${FILES_MARK}<link rel="icon" href="${LOOK_ICON}"><link rel="manifest" href="/manifest.webmanifest">`;
	for (const style of styles) html += `<link rel="stylesheet" href="${style}">`;
	html += `<link rel="stylesheet" href="${LOOK_STYLES}">`;
	return `${html}<script src="/start.js" async id="start" data-entry="${files.entry.address}" data-first="${files.entry.first}" data-code="${code.join(' ')}"${labels ? ` data-labels="${labels}"` : ''}${screen === CART ? ' data-cart' : ''}></script>`;
}
