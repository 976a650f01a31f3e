import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { loadPriceQty } from './price-qty-batch.ts';
import type { PriceWatch } from './price-watch.ts';

type Follow = typeof import('./follow-price-qty.tsx').followPriceQty;

let follow: Follow | undefined;

/** Reports a product's current price and stock. They are loaded once when the page opens; after the first interaction SWR keeps them fresh (D32). */
export async function watchPriceQty({ id, notify, until }: PriceWatch): Promise<void> {
	if (follow) return follow({ id, notify, until });
	notify({ status: 'pending' });
	const known = await loadPriceQty(id).catch(() => undefined);
	if (until.aborted) return;
	notify({ status: known ? 'success' : 'error', item: known });
	await firstInteraction();
	follow = (await import('./follow-price-qty.tsx').catch(() => null))?.followPriceQty;
	if (!until.aborted) follow?.({ id, notify, until }, known);
}
