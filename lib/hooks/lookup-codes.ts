import type { LookupRow } from '@titraj/contract/quick-order.ts';
import type { DataOf } from '#lib/api/client.ts';
import { toProductCard } from '#lib/api/mappers/to-product-card.ts';
import { unwrap } from '#lib/api/result.ts';
import { quantityLimit } from '#lib/domain/quantity-limit.ts';
import type { OrderedProduct } from '#lib/domain/quick-order.ts';
import { fetchApi } from './fetch-api.ts';
import { pageCurrency } from './page-currency.ts';

/** Codes asked for at once: answers stay small enough to be read without a pause. */
const BATCH = 100;

/** The products behind article codes, part numbers or EANs, by code as asked; null for an unknown one (extension, D30). Throws ApiFailure. */
export async function lookupCodes(codes: readonly string[]): Promise<ReadonlyMap<string, OrderedProduct | null>> {
	const batches = Array.from({ length: Math.ceil(codes.length / BATCH) }, (_, place) => codes.slice(place * BATCH, (place + 1) * BATCH));
	const answers = await Promise.all(batches.map(lookupBatch));
	return new Map(answers.flat().map((row) => [row.code, toOrdered(row)]));
}

async function lookupBatch(codes: readonly string[]): Promise<readonly LookupRow[]> {
	const answer = await fetchApi<DataOf<'_post_hapi_catalog_lookup'>>('/api/hapi/catalog/lookup', { method: 'POST', body: { codes } });
	return unwrap(answer).items;
}

function toOrdered({ status, product }: LookupRow): OrderedProduct | null {
	if (!product) return null;
	const { title, url, cartCode, picture, price, available, stock } = toProductCard(product, pageCurrency());
	const limit = quantityLimit({ stock, maximumQuantity: product.maximum_qty ?? undefined });
	return { title, url, cartCode, picture, price: price.now, available, isShared: status === 'ambiguous', ...(limit !== undefined && { limit }) };
}
