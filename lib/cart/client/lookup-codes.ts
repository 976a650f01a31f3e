import type { LookupRow } from '@titraj/contract/quick-order.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { quantityLimit } from '../quantity-limit.ts';
import type { OrderedProduct } from '../quick-order.ts';

/** Codes per call: larger answers would block the page while they are parsed. */
const BATCH = 100;

/** Products by article code, part number or EAN, keyed by the given code; null for an unknown code (extension, D30). Throws ApiFailure. */
export async function lookupCodes(codes: readonly string[]): Promise<ReadonlyMap<string, OrderedProduct | null>> {
	const batches = Array.from({ length: Math.ceil(codes.length / BATCH) }, (_, place) => codes.slice(place * BATCH, (place + 1) * BATCH));
	const answers = await Promise.all(batches.map(lookupBatch));
	return new Map(answers.flat().map((row) => [row.code, toOrdered(row)]));
}

async function lookupBatch(codes: readonly string[]): Promise<readonly LookupRow[]> {
	const answer = await fetchApi('/api/hapi/catalog/lookup', { method: 'POST', body: { codes } });
	return unwrap(answer).items;
}

function toOrdered({ status, product }: LookupRow): OrderedProduct | null {
	if (!product) return null;
	const { title, url, cartCode, picture, price, energyLabel, available, stock, backorder } = toProductCard(product, pageCurrency());
	const limit = quantityLimit({ stock, backorder, maximumQuantity: product.maximum_qty ?? undefined });
	return {
		...{ title, url, cartCode, picture, price: price.price, available, isShared: status === 'ambiguous' },
		...(energyLabel && { energyLabel }),
		...(limit !== undefined && { limit }),
	};
}
