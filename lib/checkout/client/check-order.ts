import type { OrderCheck } from '@titraj/contract/checkout-outcome.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';

type Check = NonNullable<OrderCheck['data']>;

/**
 * Checks whether the order with this key was placed: at most five times, 2 s apart, because it may still be in progress. Returns the next
 * page, or a label for the known state (Spec 4, Checkout result; D41).
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
		// The order can then be sent again safely, so there is no need to wait until it can no longer be in progress.
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
