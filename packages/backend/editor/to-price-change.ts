import type { PriceChange } from '../catalog/index.ts';
import { badRequest, type Refusal } from '../platform/http/refusal.ts';
import type { Database } from './tables.ts';

interface Asked {
	readonly id: number;
	readonly price: number | undefined;
	readonly sale_price: number | null | undefined;
}

/** Price change that an editor requests; null if no price is given or the product does not exist. A new regular price without a sale price ends the sale. */
export async function toPriceChange(db: Database, { id, price, sale_price }: Asked): Promise<PriceChange | Refusal | null> {
	if (price === undefined && sale_price === undefined) return null;
	const stored = await db.selectFrom('products').select(['price_cents', 'sale_price_cents']).where('id', '=', id).executeTakeFirst();
	if (stored === undefined) return null;
	const price_cents = price === undefined ? stored.price_cents : toCents(price);
	const kept = price === undefined ? stored.sale_price_cents : null;
	const sale_price_cents = sale_price === undefined ? kept : sale_price === null ? null : toCents(sale_price);
	if (sale_price_cents !== null && sale_price_cents >= price_cents) return badRequest('sale_price: must be less than the regular price');
	return { id, price_cents, sale_price_cents };
}

const toCents = (amount: number): number => Math.round(amount * 100);
