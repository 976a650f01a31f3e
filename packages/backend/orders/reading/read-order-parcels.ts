import type { Order, OrderItem } from '@titraj/contract/orders.ts';
import { toProductPath, toShoppingCartCode } from '../../catalog/index.ts';
import { toMainThumbs } from '../../catalog/media/index.ts';
import type { Market } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';
import { LINE_FACTS } from '../../platform/order-facts/line-facts.ts';
import { readIn, toSentences } from '../../platform/order-facts/read-facts.ts';
import { storedShippingTitle } from '../../shipping/index.ts';
import type { Database } from '../tables.ts';
import { toIsoDate } from './to-iso-date.ts';

/** The parcels of an order with their lines; notes are in the language of the market. */
export async function readOrderParcels(db: Database, orderId: number, market: Market): Promise<Order['parcels']> {
	const parcels = await db.selectFrom('order_parcels').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
	const lines = Map.groupBy(await selectLines(db, orderId).execute(), ({ parcel_id }) => parcel_id);
	const stores = await readStores(
		db,
		parcels.flatMap(({ store_id }) => store_id ?? []),
	);
	return parcels.map((parcel) => ({
		id: parcel.id,
		shipping: {
			code: parcel.shipping_code,
			...storedShippingTitle(parcel.shipping_code, parcel.shipping_title, parcel.shipping_title_own),
			amount: toMajor(parcel.shipping_cents),
		},
		location_id: parcel.store_id,
		location_title: parcel.store_title,
		location: stores.get(parcel.store_id ?? 0) ?? null,
		locker: parcel.locker,
		delivery_from: toIsoDate(parcel.delivery_from),
		delivery_to: toIsoDate(parcel.delivery_to),
		tracking_code: parcel.tracking_code,
		tracking_url: parcel.tracking_url,
		items: (lines.get(parcel.id) ?? []).map((line) => toItem(line, market)),
	}));
}

/** Addresses and opening hours of stores, by id. */
async function readStores(db: Database, ids: readonly number[]) {
	if (ids.length === 0) return new Map<number, never>();
	const rows = await db.selectFrom('stores').select(['id', 'address', 'postcode', 'city', 'opening_hours']).where('id', 'in', ids).execute();
	return new Map(rows.map(({ id, ...store }) => [id, store]));
}

const selectLines = (db: Database, orderId: number) =>
	db
		.selectFrom('order_items as i')
		.leftJoin('products as p', 'p.id', 'i.product_id')
		.leftJoin('categories as c', 'c.id', 'p.category_id')
		.selectAll('i')
		.select(['p.slug', 'p.listed', 'p.orderable', 'p.picture', 'p.views', 'p.images', 'c.slug as category_slug'])
		.where('i.order_id', '=', orderId)
		.where('i.qty', '>', 0)
		.orderBy('i.position');

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

function toItem(row: LineRow, market: Market): OrderItem {
	const notes = toSentences(LINE_FACTS, row).map((sentence) => readIn(sentence, market));
	const shown = row.product_id !== null && row.listed === true && row.slug !== null && row.category_slug !== null;
	return {
		id: row.id,
		shopping_cart_code: row.product_id === null ? null : toShoppingCartCode(row.product_id),
		qty: row.qty,
		unit: row.unit,
		unit_price: toMajor(row.unit_cents),
		basic_price: toMajor(row.basic_cents),
		discount_amount: toMajor(row.discount_cents),
		total: toMajor(row.total_cents),
		is_available: shown && row.orderable === true,
		take_back: row.take_back,
		backorder: row.backorder_qty === 0 ? null : { qty: row.backorder_qty, days: row.backorder_days },
		...(notes.length > 0 && { notes }),
		item: {
			id: row.product_id,
			code: row.code,
			ean_code: row.ean,
			title: row.title,
			url_without_domain: shown ? toProductPath(row.category_slug ?? '', row.slug ?? '', row.product_id ?? 0) : null,
			main_image_thumbs: row.picture === null ? [] : toMainThumbs({ images: row.images ?? [], picture: row.picture, views: row.views ?? [] }),
			manufacturer: row.manufacturer,
			category: row.category,
			variation: row.variation === null ? null : { attributes: row.variation },
		},
	};
}
