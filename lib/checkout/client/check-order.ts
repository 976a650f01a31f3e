import type { OrderCheck } from '@titraj/contract/checkout-outcome.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';

type Check = NonNullable<OrderCheck['data']>;

/**
 * Looks whether the order with this key was placed, 2 s apart and five times at most, since it may still be under way. With where it leads, or the label
 * of what is known (Spec 4, Checkout result; D41).
 */
export async function checkOrder(
	key: string,
	timings: Pick<typeof TIMINGS, 'retryInterval' | 'retryAttempts'> = TIMINGS,
): Promise<{ readonly next: string } | { readonly problem: LabelKey }> {
	let known: Check | null = null;
	for (let attempt = 1; attempt <= timings.retryAttempts; attempt++) {
		if (attempt > 1) await new Promise((done) => setTimeout(done, timings.retryInterval));
		const answer = await fetchApi(`/api/hapi/webshop/placed-order?${new URLSearchParams({ idempotency_key: key })}`);
		if (!answer.ok) continue;
		known = answer.data;
		if (known.next) return { next: known.next.url };
		// Another click is harmless then, so there is no need to wait until the order can no longer be pending.
		if (known.may_repeat) break;
	}
	return { problem: toLabel(known) };
}

function toLabel(known: Check | null): LabelKey {
	if (known === null) return 'checkout.unclear';
	if (known.state === 'none') return 'checkout.not_placed';
	if (known.may_repeat) return 'checkout.unanswered';
	return known.cart_is_empty ? 'checkout.maybe_placed' : 'checkout.unclear';
}
