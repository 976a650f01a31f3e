import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Kysely, Selectable } from 'kysely';
import { toProductPath } from '../../catalog/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';

export const getStockAlert: Handler<'_get_hapi_stock_alert'> = async (key, { db }) => answer(db, await findRow(db, key));

/** Idempotent. Old links do not reactivate an alert that was sent or cancelled. */
export const confirmStockAlert: Handler<'_post_hapi_stock_alert_confirm'> = async (key, { db, config }) => {
	const row = await findRow(db, key);
	if (row?.status !== 'pending') return answer(db, row);
	return answer(db, await change(db, row.id, { status: 'confirmed', changed_at: config.now() }));
};

export const cancelStockAlert: Handler<'_post_hapi_stock_alert_cancel'> = async ({ all = false, ...key }, { db, config }) => {
	const row = await findRow(db, key);
	if (row !== null && all) await cancelAll(db, row.email, config.now());
	if (row === null || row.status === 'sent') return answer(db, row);
	return answer(db, await change(db, row.id, { status: 'cancelled', changed_at: config.now() }));
};

type Row = Selectable<Tables['stock_alerts']>;

async function findRow(db: Kysely<Tables>, { id, code }: { id: number; code: string }): Promise<Row | null> {
	const row = await db.selectFrom('stock_alerts').selectAll().where('id', '=', toFindableId(id)).executeTakeFirst();
	return row !== undefined && isSameSecret(code, row.code) ? row : null;
}

const change = (db: Kysely<Tables>, id: number, values: Pick<Row, 'status' | 'changed_at'>): Promise<Row> =>
	db.updateTable('stock_alerts').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

const cancelAll = (db: Kysely<Tables>, email: string, now: Date) =>
	db
		.updateTable('stock_alerts')
		.set({ status: 'cancelled', changed_at: now })
		.where('email', '=', email)
		.where('status', 'in', ['pending', 'confirmed'])
		.execute();

async function answer(db: Kysely<Tables>, row: Row | null) {
	if (row === null) return notFound('stock alert');
	const product = await db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['p.id', 'p.title', 'p.slug', 'c.slug as category_slug'])
		.where('p.id', '=', row.product_id)
		.executeTakeFirstOrThrow();
	const of = { title: product.title, url_without_domain: toProductPath(product.category_slug, product.slug, product.id) };
	return { success: true, data: { email: row.email.replace(/^(.).*@/, '$1…@'), status: row.status, product: of } };
}
