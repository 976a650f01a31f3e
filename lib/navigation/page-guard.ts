import type { PageGuard } from './auth-pages.ts';

/**
 * Where a visitor of `here` (path and query) is led on to; null for whom the page is meant. Who has to sign in first finds the way back
 * in `redirect` (Spec 4, Auth redirects). `public/guard.js` says the same before the page shows.
 */
export function resolveGuard(guard: PageGuard | undefined, signedIn: boolean, here: string): string | null {
	const to = signedIn ? guard?.signedIn : guard?.signedOut;
	if (to === undefined || to === here.split('?')[0]) return null;
	return signedIn ? to : `${to}?redirect=${encodeURIComponent(here)}`;
}
