import type { Gate } from './auth-pages.ts';

/**
 * Where a visitor of `here` (path and query) is led on to; null for whom the page is meant. Who has to sign in first finds the way back
 * in `redirect` (Spec 4, Auth redirects). `public/gate.js` says the same before the page shows.
 */
export function passGate(gate: Gate | undefined, signedIn: boolean, here: string): string | null {
	const to = signedIn ? gate?.signedIn : gate?.signedOut;
	if (to === undefined || to === here.split('?')[0]) return null;
	return signedIn ? to : `${to}?redirect=${encodeURIComponent(here)}`;
}
