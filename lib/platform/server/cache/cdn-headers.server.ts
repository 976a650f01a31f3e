import { STALE_MINUTES } from '../../config/cache-minutes.ts';

/** Cookie that marks staff; shared caches vary by it. */
export const STAFF_COOKIE = 'shop_staff';

/** Headers that let the CDN cache a public response and revalidate it in the background; browsers always revalidate (D22, D24). */
export function cdnHeaders({ minutes, tags, vary }: { minutes: number; tags: readonly string[]; vary: string }): Record<string, string> {
	return {
		'cache-control': 'public, max-age=0, must-revalidate',
		'netlify-cdn-cache-control': `public, durable, s-maxage=${minutes * 60}, stale-while-revalidate=${STALE_MINUTES * 60}`,
		'netlify-vary': vary,
		'netlify-cache-tag': tags.join(','),
	};
}

/** For responses that belong to one visitor (D22). */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = { 'cache-control': 'private, no-store' };

/** Marks a response as the last good one during a backend outage, with its age (D24; RFC 9211). */
export function lastGoodHeaders(outFor: number): Readonly<Record<string, string>> {
	return { ...PRIVATE_HEADERS, 'cache-status': `shop; hit; ttl=-${outFor}; detail="last good answer, the backend is out"` };
}
