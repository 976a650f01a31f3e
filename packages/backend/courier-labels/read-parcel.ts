import { CASH_ON_DELIVERY } from '@titraj/contract/payment-codes.ts';
import type { LabelAddress, LabelParcel, LabelPieces } from '@titraj/contract/shop/define-label-service.ts';
import type { Selectable } from 'kysely';
import { readBalances, readPieces, readShipmentRows } from '../orders/index.ts';
import type { Database, Tables } from '../platform/database/tables.ts';
import { readShopSettings } from '../platform/shop/shop-settings.ts';
import { readDefaultGrams, readLockerCodes } from '../shipping/index.ts';

type Order = Selectable<Tables['orders']>;

/** Statuses in which goods wait to be sent. */
const PACKED: readonly Order['status'][] = ['received', 'paid', 'preparing'];

/** The parcel of an order as the carrier needs it, without a reference; or why it gets no label. */
export async function readParcel(
	trx: Database,
	order: Order,
	carrier: string,
): Promise<{ readonly parcel: Omit<LabelParcel, 'reference'> } | { readonly reason: string }> {
	if (!PACKED.includes(order.status)) return { reason: `the order is ${order.status}` };
	const parcels = await trx.selectFrom('order_parcels').select(['store_id', 'store_title', 'locker']).where('order_id', '=', order.id).execute();
	const sent = parcels.filter(({ store_title }) => store_title === null);
	const address = await trx.selectFrom('order_addresses').selectAll().where('order_id', '=', order.id).where('kind', '=', 'delivery').executeTakeFirst();
	if (sent.length === 0) return { reason: 'the order is collected in a store' };
	if (address === undefined) return { reason: 'the order has no delivery address' };
	const locker = await readLocker(trx, sent.find((one) => one.locker !== null)?.locker?.id ?? null, carrier);
	if (typeof locker === 'object' && locker !== null) return locker;
	const cash = await readCash(trx, order);
	if (cash !== null && 'reason' in cash) return cash;
	const { company } = await readShopSettings(trx);
	const person = `${address.first_name} ${address.last_name}`.trim();
	const sender: LabelAddress = {
		...{ name: company.name, contact: company.name, street: company.street, postcode: company.postcode, city: company.city, country: 'HR' },
		...{ phone: company.phone, email: company.email },
	};
	const recipient: LabelAddress = {
		...{ name: address.company ?? person, contact: person, street: address.street, postcode: address.postcode, city: address.city },
		...{ country: address.country.toUpperCase(), phone: address.phone ?? order.phone ?? '', email: order.email },
	};
	const value = { cents: order.total_cents, currency: order.currency };
	return { parcel: { orderNumber: order.number, sender, recipient, locker, cash, value, ...(await readGoods(trx, order.id)) } };
}

/** Weight and sizes of the pieces that have not left. */
async function readGoods(trx: Database, orderId: number): Promise<Pick<LabelParcel, 'grams' | 'pieces'>> {
	const defaultGrams = await readDefaultGrams(trx);
	const lines = await trx
		.selectFrom('order_items as i')
		.leftJoin('products as p', 'p.id', 'i.product_id')
		.select(['i.id', 'p.weight_grams', 'p.size_mm'])
		.where('i.order_id', '=', orderId)
		.execute();
	const left = new Map((await readPieces(trx, orderId)).map(({ id, qty, shipped }) => [id, qty - shipped]));
	const sent = lines.map(({ id, weight_grams, size_mm }) => ({ qty: left.get(id) ?? 0, weight_grams, size_mm })).filter(({ qty }) => qty > 0);
	const sized = sent.flatMap(({ qty, size_mm }): LabelPieces[] => (size_mm === null ? [] : [{ qty, sizeMm: size_mm }]));
	return {
		grams: sent.reduce((all, { qty, weight_grams }) => all + qty * (weight_grams ?? defaultGrams), 0),
		pieces: sized.length === sent.length ? sized : null,
	};
}

/** The carrier's code of a locker; null without one. */
async function readLocker(trx: Database, id: number | null, carrier: string): Promise<string | null | { readonly reason: string }> {
	if (id === null) return null;
	const code = (await readLockerCodes(trx, [id])).get(id) ?? '';
	return code.startsWith(`${carrier}:`)
		? code.slice(carrier.length + 1)
		: { reason: `the parcel locker of the order (${code || id}) is not one of this carrier` };
}

/** What the courier collects. Refused for an order that is sent in parts: which amount is paid with which parcel is not known. */
async function readCash(trx: Database, { id, payment_code, currency }: Order): Promise<LabelParcel['cash'] | { readonly reason: string }> {
	if (payment_code !== CASH_ON_DELIVERY) return null;
	if ((await readShipmentRows(trx, [id])).length > 0)
		return { reason: 'a part of the order has left: make the label with the amount of the rest at the carrier' };
	const balance = (await readBalances(trx, [id])).get(id);
	const cents = (balance?.charge ?? 0) - ((balance?.paid ?? 0) - (balance?.refunded ?? 0));
	return cents > 0 ? { cents, currency } : null;
}
