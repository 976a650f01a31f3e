import { readStateHint } from '#lib/platform/client/state-hint.ts';

/**
 * Idempotency key of an order: one per session and cart version, also after a reload. The session is included because each session counts
 * cart versions from the start (Spec 4, Checkout result).
 */
export function orderKeyOf(version: number): string {
	const name = `checkout-order-key:${readStateHint()?.epoch}:${version}`;
	const fresh = crypto.randomUUID();
	try {
		const key = sessionStorage.getItem(name) ?? fresh;
		sessionStorage.setItem(name, key);
		return key;
	} catch {
		// Storage is unavailable: the backend still accepts only one order per cart version.
		return fresh;
	}
}
