import type { Promotion } from '@titraj/contract/promotion.ts';
import { toCategoryPath, toProductPath } from '../../catalog/index.ts';
import type { Currency } from '../../platform/market/currency.ts';
import { toMajor } from '../../platform/market/money.ts';
import { toShopTime } from '../../platform/time/shop-clock.ts';
import { toCouponIn } from '../pricing/load-cart-state.ts';
import type { Database } from '../tables.ts';

interface Moment {
	now: Date;
	currency: Currency;
}

/** Promotions that have begun, by coupon code. Future promotions are omitted; the code of an expired one is not returned. */
export async function readPromotions(db: Database, codes: readonly string[], { now, currency }: Moment): Promise<Map<string, Promotion>> {
	if (codes.length === 0) return new Map();
	const coupons = await db
		.selectFrom('coupons as o')
		.leftJoin('categories as c', 'c.id', 'o.category_id')
		.selectAll('o')
		.select(['c.title as category_title', 'c.path as category_path'])
		.where('o.code', 'in', codes)
		.where((eb) => eb.or([eb('o.valid_from', 'is', null), eb('o.valid_from', '<=', now)]))
		.execute();
	const products = await readProducts(
		db,
		coupons.flatMap(({ product_codes }) => product_codes),
	);
	return new Map(
		coupons.map((row) => {
			const { valid_from, valid_to, uses, maximum_uses, category_title, category_path } = row;
			const { amount_cents, minimum_cents } = toCouponIn(currency, row);
			const isOver = (valid_to !== null && valid_to < now) || (maximum_uses !== null && uses >= maximum_uses);
			const promotion: Promotion = {
				title: row.title,
				state: isOver ? 'over' : 'running',
				starts_on: valid_from && toShopTime(valid_from).date,
				ends_on: valid_to && toShopTime(valid_to).date,
				percent: row.percent,
				amount: amount_cents === null ? null : toMajor(amount_cents),
				minimum_total: minimum_cents === null ? null : toMajor(minimum_cents),
				coupon_code: isOver ? null : row.code,
				category: category_title === null || category_path === null ? null : { title: category_title, url_without_domain: toCategoryPath(category_path) },
				products: row.product_codes.flatMap((code) => products.get(code) ?? []),
			};
			return [row.code, promotion];
		}),
	);
}

/** Listed products by code. */
async function readProducts(db: Database, codes: readonly string[]): Promise<Map<string, Promotion['products'][number]>> {
	if (codes.length === 0) return new Map();
	const rows = await db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['p.id', 'p.code', 'p.title', 'p.slug', 'c.slug as category_slug'])
		.where('p.code', 'in', codes)
		.where('p.listed', '=', true)
		.execute();
	return new Map(rows.map(({ id, code, title, slug, category_slug }) => [code, { id, title, url_without_domain: toProductPath(category_slug, slug, id) }]));
}
