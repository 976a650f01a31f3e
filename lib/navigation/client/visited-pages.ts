import type { PageData } from '#lib/screens/screen.ts';

/** As many as a visitor is likely to return to. */
const MOST = 10;
/** Milliseconds that a page may be shown again without loading it, as by the back/forward cache. */
const FRESH = 600_000;

const visited = new Map<string, { readonly page: PageData; readonly at: number }>();

/** Remembers the page data of an address, so that Back shows the page without loading it. */
export function keepVisited(address: string, page: PageData, now = Date.now()): void {
	const key = withoutHash(address);
	visited.delete(key);
	visited.set(key, { page, at: now });
	for (const oldest of visited.keys()) if (visited.size > MOST) visited.delete(oldest);
}

/** The page data of an address that was visited a short time ago. */
export function findVisited(address: string, now = Date.now()): PageData | undefined {
	const found = visited.get(withoutHash(address));
	return found && now - found.at < FRESH ? found.page : undefined;
}

const withoutHash = (address: string): string => address.replace(/#.*/, '');
