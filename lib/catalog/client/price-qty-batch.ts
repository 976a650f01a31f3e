import type { PriceQty } from '@titraj/contract/price-qty.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { idle } from '#lib/platform/client/idle.ts';
import { readPostcode } from './known-postcode.ts';

const ADDRESS = '/api/hapi/catalog/price-qty';

interface Batch {
	readonly ids: Set<number>;
	readonly items: Promise<ReadonlyMap<number, PriceQty>>;
}

let open: Batch | undefined;

/**
 * Current price and stock of a product. Products requested until the browser is idle share one call (Spec 7, price-qty). Rejects if the
 * answer lacks the product.
 */
export async function loadPriceQty(id: number): Promise<PriceQty> {
	open ??= openBatch();
	open.ids.add(id);
	const item = (await open.items).get(id);
	if (!item) throw new Error(`POST ${ADDRESS}: 200, product ${id} is missing in the response`);
	return item;
}

function openBatch(): Batch {
	const ids = new Set<number>();
	return { ids, items: idle().then(() => send(ids)) };
}

/** Not split: a page shows far fewer products than the 500 that the contract allows. */
async function send(ids: ReadonlySet<number>): Promise<ReadonlyMap<number, PriceQty>> {
	open = undefined;
	const postcode = readPostcode();
	const answer = await fetchApi(ADDRESS, { method: 'POST', body: { ids: [...ids], ...(postcode !== undefined && { postcode }) } });
	if (!answer.ok) throw new Error(answer.error.message);
	return new Map(answer.data.items.map((item) => [item.id, item]));
}
