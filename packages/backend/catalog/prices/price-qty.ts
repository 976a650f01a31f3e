import type { Handler } from '../../platform/http/handler.ts';
import { toPriceFields } from './to-price-fields.ts';

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
		...toPriceFields(row),
		is_available: row.quantity > 0,
		available_qty: row.quantity,
		maximum_qty: row.maximum_qty,
	}));
	return { success: true, data: { items } };
};

const fitsId = (id: number): boolean => id < 2 ** 31;
