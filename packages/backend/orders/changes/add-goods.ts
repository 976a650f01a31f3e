import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { resolveLanguage } from '../../platform/http/language.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';
import { sendAdditionMail } from '../mail/send-order-mail.ts';
import { takeFromStock } from '../placing/reserve-stock.ts';
import type { Database } from '../tables.ts';
import { type AddedGoods, planAddition } from './plan-addition.ts';
import { postponeDays } from './postpone-days.ts';
import { recountOrder } from './recount-order.ts';

interface Added {
	readonly goods: readonly AddedGoods[];
	/** Total that the customer agreed to. */
	readonly totalCents: number;
	readonly config: CallConfig;
}

/**
 * Adds goods to an order as planned by `planAddition`: their stock is reserved if the order's is, delivery, totals, VAT and the amount of the open payment follow, and
 * the customer gets a confirmation of the whole order. Refused if it would not cost what the customer agreed to. Returns the reason, null if they were added.
 */
export async function addGoods(trx: Database, order: Selectable<Tables['orders']>, { goods, totalCents, config }: Added): Promise<string | null> {
	const addition = await planAddition(trx, order, { goods, config });
	if ('refused' in addition) return addition.refused;
	if (addition.totalCents !== totalCents) return `the order would cost ${(addition.totalCents / 100).toFixed(2)} now: tell the customer first`;
	const { last } = await trx
		.selectFrom('order_items')
		.select(({ fn }) => fn.max<number>('position').as('last'))
		.where('order_id', '=', order.id)
		.executeTakeFirstOrThrow();
	const rows = addition.lines.map((line, place) => ({
		...{ ...line, order_id: order.id, parcel_id: addition.parcelId, position: Number(last) + place + 1 },
		...{ total_cents: line.qty * line.unit_cents, tax_cents: 0 },
	}));
	const written = await trx.insertInto('order_items').values(rows).returning('id').execute();
	if (order.reserved) await takeFromStock(trx, sql<SqlBool>`i.id in (${sql.join(written.map(({ id }) => id))})`);
	const shipping_cents = addition.shippingCents;
	await trx.updateTable('order_parcels').set({ shipping_cents }).where('id', '=', addition.parcelId).execute();
	await recountOrder(trx, { ...order, shipping_cents }, config.now());
	await postponeDays(trx, order.id, { config, now: config.now() });
	await sql`select revise_order_now(${order.id})`.execute(trx);
	await sendAdditionMail(trx, order.id, { config, lang: resolveLanguage(order.market), added: goods });
	return null;
}
