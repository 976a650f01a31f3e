import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { pageDataJsonOf } from '../page-data.ts';

/**
 * The page data of the document at an address of the shop; used by navigations, preloads and modals (ADR 83). Null if the address has no
 * page or redirects. Rejects after a timeout.
 */
export async function loadPageData(address: string, init: RequestInit = {}): Promise<PageData | null> {
	const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT), ...init });
	const json = response.ok && !response.redirected ? pageDataJsonOf(await response.text()) : null;
	return json === null ? null : JSON.parse(json);
}
