import type { Kysely } from 'kysely';
import { toRegularCents, toVariationAttributes } from '../catalog/index.ts';
import { writeOrder } from '../orders/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { percentOf, readTaxRules, type TaxRules } from '../platform/tax/tax-rules.ts';
import { daysBefore } from './demo-day.ts';
import { DEMO_COMPANY, DEMO_HOME, DEMO_ORDERS, type DemoOrder } from './demo-orders.ts';

/** Writes the address book and orders of the demo customer, if the account exists and the shop has no orders yet. */
export async function writeDemoOrders(trx: Kysely<Tables>, customerEmail: string): Promise<void> {
	const user = await trx.selectFrom('users').select(['id', 'email']).where('email', '=', customerEmail).executeTakeFirst();
	const ordered = await trx.selectFrom('orders').select('id').limit(1).executeTakeFirst();
	const goods = await readGoods(trx);
	if (user === undefined || ordered !== undefined || goods.length === 0) return;
	await trx
		.insertInto('user_addresses')
		.values([
			{ ...DEMO_HOME, user_id: user.id, title: 'Kod kuće', default_delivery: true, default_billing: true },
			{ ...DEMO_COMPANY, user_id: user.id, title: 'Posao', default_delivery: false, default_billing: false },
		])
		.execute();
	const taxRules = await readTaxRules(trx);
	for (const order of DEMO_ORDERS) await writeDemoOrder(trx, order, { user, goods, taxRules });
}

const MOST_GOODS = 10;
const HOUR_MINUTES = 60;

const selectGoods = (trx: Kysely<Tables>) =>
	trx
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select([
			'p.id',
			'p.code',
			'p.ean',
			'p.title',
			'p.unit',
			'p.now_cents',
			'p.price_cents',
			'p.lowest_price_cents',
			'p.variation_code',
			'p.variation_attributes',
			'p.tax_class',
		])
		.select(['c.title as category', 'm.title as manufacturer'])
		.where('p.listed', '=', true)
		.orderBy('p.sold', 'desc')
		.orderBy('p.id')
		.limit(MOST_GOODS);

const readGoods = (trx: Kysely<Tables>) => selectGoods(trx).execute();
type Goods = Awaited<ReturnType<typeof readGoods>>;

interface Shop {
	user: { id: number; email: string };
	goods: Goods;
	taxRules: TaxRules;
}

async function writeDemoOrder(trx: Kysely<Tables>, order: DemoOrder, { user, goods, taxRules }: Shop): Promise<void> {
	const { shipping, payment } = order;
	const { id } = await writeOrder(trx, {
		user_id: user.id,
		session_id: null,
		idempotency_key: null,
		status: 'received',
		reserved: true,
		lang: 'hr',
		email: user.email,
		phone: DEMO_HOME.phone,
		note: null,
		payment_code: payment.code,
		payment_title: payment.title,
		payment_type: payment.type,
		instalments: null,
		created_at: new Date(daysBefore(order.daysAgo)),
		delivery: DEMO_HOME,
		billing: order.company ? DEMO_COMPANY : null,
		parcels: [
			{
				shipping_code: shipping.code,
				shipping_title: shipping.title,
				shipping_cents: shipping.cents,
				store_id: null,
				store_title: null,
				delivery_from: null,
				delivery_to: null,
				tracking_code: shipping.tracking,
				tracking_url: null,
				items: order.lines.flatMap(([index, qty]) => toItem(goods[index % goods.length], qty, taxRules)),
			},
		],
		coupons: [],
		payment: { provider: payment.code, status: payment.status, reference: null },
	});
	for (const [index, status] of order.statuses.entries()) {
		const at = new Date(daysBefore(order.daysAgo, -(index + 1) * 5 * HOUR_MINUTES));
		await trx.insertInto('order_history').values({ order_id: id, status, note: null, created_at: at }).execute();
		await trx.updateTable('orders').set({ status, updated_at: at }).where('id', '=', id).execute();
	}
}

function toItem(product: Goods[number] | undefined, qty: number, taxRules: TaxRules) {
	if (product === undefined) return [];
	const { id, code, ean, title, unit, category, manufacturer, now_cents, variation_code } = product;
	const variation = variation_code === null ? null : JSON.stringify(toVariationAttributes(product.variation_attributes));
	const names = { product_id: id, code, ean, title, unit, category, manufacturer, variation };
	return [{ ...names, qty, unit_cents: now_cents, basic_cents: toRegularCents(product), tax_percent: percentOf(taxRules, product.tax_class) }];
}
