import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { pageDataJsonOf } from '../page-data.ts';

/**
 * The page data of the document at an address of the shop, which navigations, preloads and modals read (ADR 83). Null where the address has no page or
 * redirects. Rejects when nothing answers in time.
 */
export async function loadPageData(address: string, init: RequestInit = {}): Promise<PageData | null> {
	const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT), ...init });
	const json = response.ok && !response.redirected ? pageDataJsonOf(await response.text()) : null;
	return json === null ? null : JSON.parse(json);
}
