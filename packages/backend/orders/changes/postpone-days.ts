import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { Selectable } from 'kysely';
import { toPickupDay } from '../../cart/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { type Dispatch, readDispatch, toDeliveryWindow } from '../../shipping/index.ts';
import { toIsoDate } from '../reading/to-iso-date.ts';
import { readDelivery } from './read-delivery.ts';

type Order = Pick<Selectable<Tables['orders']>, 'id' | 'currency' | 'market'>;
type Parcel = Selectable<Tables['order_parcels']>;

interface Counted {
	readonly config: Pick<BackendConfig, 'shop'>;
	readonly now: Date;
}

/**
 * Postpones the days of an order by transfer to what its money allows: they were counted from the order, and the customer has not seen them (`readOrder`). No day gets earlier, so
 * that a day that the shopper chose stays if it can; none is left if the shop does not promise one any more. Other orders keep the days that their confirmation names.
 */
export async function postponeDays(trx: Database, id: number, { config, now }: Counted): Promise<void> {
	const order = await trx.selectFrom('orders').select(['id', 'currency', 'market', 'payment_code']).where('id', '=', id).executeTakeFirstOrThrow();
	if (order.payment_code !== BANK_TRANSFER) return;
	const parcels = await trx.selectFrom('order_parcels').selectAll().where('order_id', '=', id).where('delivery_from', 'is not', null).execute();
	const dispatch = await readDispatch(trx);
	for (const parcel of parcels) {
		const days =
			parcel.store_title === null ? await toSentDays(trx, order, { parcel, dispatch, config, now }) : await toStoreDays(trx, parcel, { dispatch, now });
		if (days !== null && days.from <= (toIsoDate(parcel.delivery_from) ?? '')) continue;
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
