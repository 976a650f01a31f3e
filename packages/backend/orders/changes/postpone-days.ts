import type { Selectable } from 'kysely';
import { toPickupDay } from '../../cart/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { type Dispatch, readDispatch, toDeliveryWindow } from '../../shipping/index.ts';
import { hasWaitingPieces } from '../placing/waiting-pieces.ts';
import { toIsoDate } from '../reading/to-iso-date.ts';
import { readDelivery } from './read-delivery.ts';

type Order = Pick<Selectable<Tables['orders']>, 'id' | 'currency' | 'market'>;
type Parcel = Selectable<Tables['order_parcels']>;

interface Counted {
	readonly config: Pick<BackendConfig, 'shop'>;
	readonly now: Date;
}

/**
 * Postpones the days of an order to what is possible from now on: from its money, its confirmation by staff, or goods that were added. No day gets earlier, so that a day
 * that the shopper chose stays if it can; none is left if the shop does not promise one any more.
 */
export async function postponeDays(trx: Database, id: number, { config, now }: Counted): Promise<void> {
	await writeDays(trx, id, { config, now, isLater: (days, stated) => stated !== null && (days === null || days.from > stated) });
}

/** Counts the days of an order anew that had none, because its goods lacked. An order that waits for pieces gets none. */
export async function restateDays(trx: Database, id: number, { config, now }: Counted): Promise<void> {
	if (await hasWaitingPieces(trx, id)) return;
	await writeDays(trx, id, { config, now, isLater: (days, stated) => stated === null && days !== null });
}

/** Removes the days of an order of which nobody knows when it can be sent. */
export async function dropDays(trx: Database, id: number): Promise<void> {
	await trx.updateTable('order_parcels').set({ delivery_from: null, delivery_to: null }).where('order_id', '=', id).execute();
}

type Days = { readonly from: string; readonly to: string } | null;

async function writeDays(
	trx: Database,
	id: number,
	{ config, now, isLater }: Counted & { readonly isLater: (days: Days, stated: string | null) => boolean },
): Promise<void> {
	const order = await trx.selectFrom('orders').select(['id', 'currency', 'market']).where('id', '=', id).executeTakeFirstOrThrow();
	const parcels = await trx.selectFrom('order_parcels').selectAll().where('order_id', '=', id).execute();
	const dispatch = await readDispatch(trx);
	for (const parcel of parcels) {
		const days =
			parcel.store_title === null ? await toSentDays(trx, order, { parcel, dispatch, config, now }) : await toStoreDays(trx, parcel, { dispatch, now });
		if (!isLater(days, toIsoDate(parcel.delivery_from))) continue;
		await trx
			.updateTable('order_parcels')
			.set({ delivery_from: days?.from ?? null, delivery_to: days?.to ?? null })
			.where('id', '=', parcel.id)
			.execute();
	}
}

async function toSentDays(trx: Database, order: Order, { parcel, dispatch, config, now }: Counted & { readonly parcel: Parcel; readonly dispatch: Dispatch }) {
	const { rule } = await readDelivery(trx, order, { parcel, config });
	return rule === undefined ? null : toDeliveryWindow(rule, now, dispatch);
}

async function toStoreDays(trx: Database, { id, store_id }: Parcel, { dispatch, now }: { readonly dispatch: Dispatch; readonly now: Date }) {
	const lines = await trx.selectFrom('order_items').select(['qty', 'store_qty']).where('parcel_id', '=', id).where('qty', '>', 0).execute();
	const code = String(store_id);
	const reserved = lines.map(({ qty, store_qty }) => ({ ...{ qty, quantity: qty, backorder: false }, store_stock: { [code]: store_qty } }));
	const day = toPickupDay(reserved, code, { dispatch, now });
	return day === null ? null : { from: day, to: day };
}
