import { reserveStock } from '@titraj/backend/orders/placing/reserve-stock.ts';
import { writeOrder } from '@titraj/backend/orders/placing/write-order.ts';
import type { Database } from '@titraj/backend/platform/database/tables.ts';
import type { Currency } from '@titraj/backend/platform/market/currency.ts';
import type { OrderStatus } from '@titraj/contract/order-status.ts';

interface Placed {
	readonly status?: OrderStatus;
	readonly payment_code?: string;
	readonly isPaid?: boolean;
	readonly qty?: number;
	/** Name of the store where it is picked up; null for delivery to the address. */
	readonly store?: string | null;
	/** Products, one per line. */
	readonly skus?: readonly string[];
	/** VAT of products whose rate is not 25 %. */
	readonly rates?: Readonly<Record<string, number>>;
	readonly currency?: Currency;
	/** Gift vouchers with what each pays. */
	readonly vouchers?: readonly { readonly id: number; readonly cents: number }[];
	/** Billing address of a Croatian company in place of the delivery address. */
	readonly company?: { readonly company: string; readonly oib: string };
}

const ADDRESS = {
	first_name: 'Ana',
	last_name: 'Anić',
	company: null,
	oib: null,
	street: 'Ilica 1',
	postcode: '10000',
	city: 'Zagreb',
	country: 'HR',
	phone: null,
};

/** Places an order (of MON-1 by default) without a cart; its stock is reserved unless it waits for staff. Returns its number. */
export function placeTestOrder(
	db: Database,
	{
		status = 'received',
		payment_code = 'cash_on_delivery',
		isPaid = false,
		qty = 1,
		skus = ['MON-1'],
		store = null,
		company,
		rates = {},
		currency = 'EUR',
		vouchers = [],
	}: Placed = {},
): Promise<string> {
	return db.transaction().execute(async (trx) => {
		const products = await trx.selectFrom('products').select(['id', 'code', 'title']).where('code', 'in', skus).execute();
		const { id: orderId, number } = await writeOrder(trx, {
			...{
				idempotency_key: null,
				user_id: null,
				session_id: null,
				status,
				lang: 'hr',
				market: 'hr',
				currency,
				email: 'ana@titraj.example',
				phone: null,
			},
			...{ note: null, payment_code, payment_title: 'Plaćanje', payment_type: null, instalments: null, confirmed_at: null, kept_until: null, network: null },
			delivery: ADDRESS,
			billing: company === undefined ? null : { ...ADDRESS, ...company },
			parcels: [
				{
					...{ shipping_code: 'courier', shipping_title: 'Dostava', shipping_cents: 500, store_id: null, store_title: store, locker: null },
					...{ delivery_from: '2026-12-01', delivery_to: '2026-12-02', tracking_code: null, tracking_url: null },
					items: products.map(({ id, code, title }) => ({
						...{ product_id: id, code, ean: null, title, manufacturer: null, category: null, variation: null, unit: 'kom' },
						...{ qty, unit_cents: 110_01, basic_cents: 110_01, tax_percent: rates[code] ?? 25 },
					})),
				},
			],
			coupons: [],
			vouchers,
			payment: { provider: payment_code, status: isPaid ? 'approved' : 'pending', reference: null },
		});
		if (status !== 'awaiting_confirmation') await reserveStock(trx, orderId);
		return number;
	});
}
