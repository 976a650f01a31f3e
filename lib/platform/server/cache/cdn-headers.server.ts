import { STALE_MINUTES } from '../../config/cache-minutes.ts';

/** Cookie that marks staff; shared caches keep their answers apart by it. */
export const STAFF_COOKIE = 'shop_staff';

/** Headers that let the CDN keep a public answer and renew it in the background; browsers always ask again (D22, D24). */
export function cdnHeaders({ minutes, tags, vary }: { minutes: number; tags: readonly string[]; vary: string }): Record<string, string> {
	return {
		'cache-control': 'public, max-age=0, must-revalidate',
		'netlify-cdn-cache-control': `public, durable, s-maxage=${minutes * 60}, stale-while-revalidate=${STALE_MINUTES * 60}`,
		'netlify-vary': vary,
		'netlify-cache-tag': tags.join(','),
	};
}

/** For answers that belong to one person (D22). */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = { 'cache-control': 'private, no-store' };

/** Says that an answer is the last good one while the backend is out, and how old (D24; RFC 9211). */
export function lastGoodHeaders(outFor: number): Readonly<Record<string, string>> {
	return { ...PRIVATE_HEADERS, 'cache-status': `shop; hit; ttl=-${outFor}; detail="last good answer, the backend is out"` };
}
