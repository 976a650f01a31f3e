import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import { toProductPath } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { currencyOf, fromCents } from '../../platform/market/currency.ts';
import { toMajor } from '../../platform/market/money.ts';
import type { Database } from '../tables.ts';
import { ALERT_KINDS } from './alert-kinds.ts';
import { type AlertRow, readAlert } from './alert-rows.ts';

export const getStockAlert: Handler<'_get_hapi_stock_alert'> = async (key, { db }) => answer(db, await findRow(db, key));

/** Idempotent. Old links do not reactivate an alert that was sent or cancelled. */
export const confirmStockAlert: Handler<'_post_hapi_stock_alert_confirm'> = async (key, { db, config }) => {
	const row = await findRow(db, key);
	if (row === null || toShownStatus(row) !== 'pending') return answer(db, row);
	const { kind = 'stock' } = key;
	await change(db, kind, row.id, { status: 'confirmed', changed_at: config.now() });
	if (row.asked_limit_cents !== null) await takeAskedLimit(db, row.id, row.asked_limit_cents);
	return answer(db, await findRow(db, key));
};

export const cancelStockAlert: Handler<'_post_hapi_stock_alert_cancel'> = async ({ all = false, ...key }, { db, config }) => {
	const row = await findRow(db, key);
	const { kind = 'stock' } = key;
	if (row !== null && all) await cancelAll(db, kind, row.email, config.now());
	if (row === null || row.status === 'sent') return answer(db, row);
	await change(db, kind, row.id, { status: 'cancelled', changed_at: config.now() });
	return answer(db, { ...row, status: 'cancelled' });
};

interface Key {
	readonly id: number;
	readonly code: string;
	readonly kind?: AlertKind;
}

async function findRow(db: Database, { id, code, kind = 'stock' }: Key): Promise<AlertRow | null> {
	const row = await readAlert(db, kind, { id });
	return row !== undefined && isSameSecret(code, row.code) ? row : null;
}

/** A confirmed alert that was asked to take another limit waits for confirmation of that limit. */
const toShownStatus = ({ status, asked_limit_cents }: AlertRow): AlertRow['status'] =>
	status === 'confirmed' && asked_limit_cents !== null ? 'pending' : status;

const change = (db: Database, kind: AlertKind, id: number, values: Pick<AlertRow, 'status' | 'changed_at'>) =>
	db.updateTable(ALERT_KINDS[kind].table).set(values).where('id', '=', id).execute();

const takeAskedLimit = (db: Database, id: number, limit: number) =>
	db.updateTable('price_alerts').set({ price_limit_cents: limit, asked_limit_cents: null }).where('id', '=', id).execute();

const cancelAll = (db: Database, kind: AlertKind, email: string, now: Date) =>
	db
		.updateTable(ALERT_KINDS[kind].table)
		.set({ status: 'cancelled', changed_at: now })
		.where('email', '=', email)
		.where('status', 'in', ['pending', 'confirmed'])
		.execute();

async function answer(db: Database, row: AlertRow | null) {
	if (row === null) return notFound('stock alert');
	const product = await db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['p.id', 'p.title', 'p.slug', 'c.slug as category_slug'])
		.where('p.id', '=', row.product_id)
		.executeTakeFirstOrThrow();
	const of = { title: product.title, url_without_domain: toProductPath(product.category_slug, product.slug, product.id) };
	const limit = row.asked_limit_cents ?? row.price_limit_cents;
	return {
		success: true,
		data: {
			...{ email: row.email.replace(/^(.).*@/, '$1…@'), status: toShownStatus(row), product: of },
			...(limit !== null && { price_limit: toMajor(fromCents(limit, currencyOf(row.market))) }),
		},
	};
}
