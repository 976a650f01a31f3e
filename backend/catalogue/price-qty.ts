import type { Handler } from '../http/handler.ts';
import { toDiscountPercent, toMajor } from './money.ts';
import { toLowestPrice } from './to-card.ts';

export const priceQty: Handler<'_post_hapi_catalog_price_qty'> = async ({ ids }, { db }) => {
	if (ids.length === 0) return { success: true, data: { items: [] } };
	const rows = await db
		.selectFrom('products')
		.select(['id', 'now_cents', 'price_cents', 'lowest_price_cents', 'quantity', 'maximum_qty'])
		.where('id', 'in', ids.filter(fitsId).concat(0))
		.where('listed', '=', true)
		.execute();
	const items = rows.map((row) => ({
		id: row.id,
		price_custom: toMajor(row.now_cents),
		basic_price_custom: toMajor(row.price_cents),
		discount_percent_custom: toDiscountPercent(row),
		extra_price_lowest: toLowestPrice(row),
		is_available: row.quantity > 0,
		available_qty: row.quantity,
		maximum_qty: row.maximum_qty,
	}));
	return { success: true, data: { items } };
};

const fitsId = (id: number): boolean => id < 2 ** 31;
