import { sql } from 'kysely';
import { titleInMarket } from '../../catalog/index.ts';
import { type PicturedProduct, toMainThumbs } from '../../catalog/media/index.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { readOffsetPage } from '../../platform/http/offset-page.ts';
import { badRequest } from '../../platform/http/refusal.ts';
import type { Market } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import type { Database } from '../tables.ts';

const PAGE = 20;
/** Maximum number of lines per order whose title and picture are listed. */
const SHOWN = 4;

/** A customer's own orders, newest first. */
export const listOrders = forCustomer<'_get_hapi_auth_orders'>(async (query, { db, lang, userId }) => {
	const page = readOffsetPage(query, PAGE);
	if (page === null) return badRequest('cursor: not one of ours');
	const all = db.selectFrom('orders').where('user_id', '=', userId);
	const own = query.status === undefined ? all : all.where('status', '=', query.status);
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
	const rows = await own
		.select(['id', 'code', 'number', 'status', 'currency', 'total_cents', 'created_at'])
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(page.limit)
		.offset(page.offset)
		.execute();
	const lines = await readLines(
		db,
		rows.map(({ id }) => id),
		lang,
	);
	const items = rows.map(({ total_cents, created_at, ...row }) => {
		const own = lines.get(row.id) ?? [];
		return {
			...row,
			order_identificator: toIdentificator(row),
			datetime_created: created_at.toISOString(),
			total: toMajor(total_cents),
			items_count: own.reduce((sum, { qty }) => sum + qty, 0),
			titles: own.slice(0, SHOWN).map(({ title }) => title),
			main_image_thumbs: own.slice(0, SHOWN).map(({ product }) => (product === null ? [] : toMainThumbs(product))),
		};
	});
	return { success: true, data: { items, total, next_cursor: page.next(total) } };
});

interface Line {
	order_id: number;
	/** In the market's language if the product still exists and has a translation, else as ordered. */
	title: string;
	qty: number;
	/** Null if the product no longer exists. */
	product: PicturedProduct | null;
}

async function readLines(db: Database, orderIds: number[], market: Market): Promise<Map<number, Line[]>> {
	const { rows } = await sql<Line>`
		select i.order_id, ${titleInMarket(market, sql`i.title`)} as title, i.qty, case when p.id is not null then json_build_object('images', p.images, 'picture', p.picture, 'views', p.views) end as product
		from order_items i left join products p on p.id = i.product_id
		where i.order_id = any(${orderIds}::int[]) order by i.order_id, i.position
	`.execute(db);
	return Map.groupBy(rows, ({ order_id }) => order_id);
}
