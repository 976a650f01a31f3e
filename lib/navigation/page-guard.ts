import type { PageGuard } from './auth-pages.ts';

/**
 * Where a visitor of `here` (path and query) is redirected; null if the page is meant for them. Visitors who must sign in first get the way
 * back in `redirect` (Spec 4, Auth redirects). `public/start.js` applies the same rule before the page is shown.
 */
export function resolveGuard(guard: PageGuard | undefined, signedIn: boolean, here: string): string | null {
	const to = signedIn ? guard?.signedIn : guard?.signedOut;
	if (to === undefined || to === here.split('?')[0]) return null;
	return signedIn ? to : `${to}?redirect=${encodeURIComponent(here)}`;
}
