import type { RouteEntry } from '@titraj/contract/site.ts';
import { toHomePath } from '#lib/platform/config/default-language.ts';

const SLIP = 'webshop/print-payment-transfer/';

/** The routes that the front end defines in addition to the backend's table (Spec 2, Screens and routes); `languages` are the shop's. */
export function fixedRoutes(lang: string, languages: readonly string[]): RouteEntry[] {
	const alternates = Object.fromEntries(languages.map((code) => [code, toHomePath(code) + SLIP]));
	return [{ path: toHomePath(lang) + SLIP, controller: 'webshop', action: 'print-payment-transfer', content_type: 'webshop', lang, alternates }];
}
