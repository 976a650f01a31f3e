import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { pageDataJsonOf } from '../page-data.ts';
import { STATIC_PART } from '../static-html.ts';
import { readStaticHtml } from './read-static-html.ts';

/**
 * The page data of the document at an address of the shop, without static parts; used by preloads and modals (ADR 83). Null if the address has no page or
 * redirects. Rejects after a timeout.
 */
export async function loadPageData(address: string, init: RequestInit = {}): Promise<PageData | null> {
	return (await loadDocument(address, init))?.data ?? null;
}

/** Like `loadPageData`, with the HTML of static parts, for navigations (ADR 95). */
export async function loadWholePage(address: string): Promise<PageData | null> {
	const loaded = await loadDocument(address);
	if (!loaded) return null;
	const { html, data } = loaded;
	return html.includes(` ${STATIC_PART}="`) ? { ...data, ...readStaticHtml(new DOMParser().parseFromString(html, 'text/html')) } : data;
}

async function loadDocument(address: string, init: RequestInit = {}): Promise<{ readonly html: string; readonly data: PageData } | null> {
	const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT), ...init });
	if (!response.ok || response.redirected) return null;
	const html = await response.text();
	const json = pageDataJsonOf(html);
	return json === null ? null : { html, data: JSON.parse(json) };
}
