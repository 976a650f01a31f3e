import { readCustomer, readStateHint } from '#lib/platform/client/state-hint.ts';
import type { PageData } from '#lib/screens/screen.ts';

/** As many as a visitor is likely to return to. */
const MOST = 10;
/** Milliseconds after which a page is loaded again. */
const FRESH = 600_000;

/** When and for whom the data of a page were loaded. */
const loads = new WeakMap<PageData, { readonly at: number; readonly customer: string }>();
const visited = new Map<string, PageData>();

/** Notes the load of a page, once. Error pages and pages for staff are not noted, and therefore not kept. */
export function noteLoad(page: PageData, at = Date.now()): void {
	if (loads.has(page) || page.screen === 'error/not-found' || readStateHint()?.staff) return;
	loads.set(page, { at, customer: readCustomer() });
}

/** Remembers the page data of an address, so that Back shows the page without loading it. */
export function keepVisited(address: string, page: PageData): void {
	if (!loads.has(page)) return;
	const key = withoutHash(address);
	visited.delete(key);
	visited.set(key, page);
	for (const oldest of visited.keys()) if (visited.size > MOST) visited.delete(oldest);
}

/** The page data of an address, if they were loaded a short time ago and for the same customer: the access hook may decide by the customer. */
export function findVisited(address: string, now = Date.now()): PageData | undefined {
	const page = visited.get(withoutHash(address));
	const load = page && loads.get(page);
	return load && now - load.at < FRESH && load.customer === readCustomer() ? page : undefined;
}

/** Forgets all pages: there is a newer build. */
export function forgetVisited(): void {
	visited.clear();
}

const withoutHash = (address: string): string => address.replace(/#.*/, '');
