import { readFileSync } from 'node:fs';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { type SiteData, toSite } from '#lib/navigation/server/site.server.ts';
import { DEFAULT_LANGUAGE } from '#lib/platform/config/default-language.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { escapeHtml } from '#lib/platform/text/escape-html.ts';

/** Read from the source, because the copy in the build may be the replacement below, written with an earlier setting. */
const SERVICE_WORKER = new URL('../../../public/sw.js', import.meta.url);

/** Service worker that replaces one that visitors already have: it deletes the caches and unregisters itself. Browsers fetch it on their next visit. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
	caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('shop-')).map((name) => caches.delete(name)))).then(() => registration.unregister()),
));
`;

/** Files for installation and offline use, by name: the service worker, the offline page of each language, and the web app manifest. */
export function offlineFiles(sites: readonly SiteData[]): Readonly<Record<string, string>> {
	const pages = sites.map((data) => {
		const site = toSite(data, STANDARD_SHOP);
		return [`${site.language.base_url.slice(1)}offline.html`, toOfflinePage(site)] as const;
	});
	const source = sites.find(({ lang }) => lang === DEFAULT_LANGUAGE);
	return {
		...Object.fromEntries(pages),
		'sw.js': readEnvironment().serviceWorker ? readFileSync(SERVICE_WORKER, 'utf8') : NO_WORKER,
		...(source && { 'manifest.webmanifest': toManifest(source) }),
	};
}

function toOfflinePage({ language, translator: t }: ReturnType<typeof toSite>): string {
	const title = escapeHtml(t('chrome.offline_title'));
	return `<!DOCTYPE html>
<html lang="${language.htmlLang}"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/maintenance.css"></head>
<body><main><h1>${title}</h1><p>${escapeHtml(t('chrome.offline_text'))}</p><p><a href="">${escapeHtml(t('chrome.offline_retry'))}</a></p></main></body></html>
`;
}

function toManifest({ info, lang }: SiteData): string {
	return `${JSON.stringify({
		name: info.site_name,
		short_name: info.site_name.slice(0, 12),
		lang,
		id: '/',
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: '#f7f5ef',
		theme_color: '#0b5d45',
		icons: [
			{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
			{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
			{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		],
	})}\n`;
}
