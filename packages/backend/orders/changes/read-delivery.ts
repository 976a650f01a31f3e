import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../platform/database/tables.ts';
import { resolveLanguage } from '../../platform/http/language.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { findRule, readShippingPlan, type ShippingRule, toPlace } from '../../shipping/index.ts';

interface Delivery {
	/** Undefined if it is not offered there any more. */
	readonly rule: ShippingRule | undefined;
	readonly country: string | null;
	readonly defaultGrams: number;
}

type Order = Pick<Selectable<Tables['orders']>, 'id' | 'currency' | 'market'>;
type Parcel = Pick<Selectable<Tables['order_parcels']>, 'shipping_code' | 'locker'>;

/** The order's delivery method as it is today, where the order goes. */
export async function readDelivery(
	trx: Database,
	order: Order,
	{ parcel, config }: { parcel: Parcel; config: Pick<BackendConfig, 'shop'> },
): Promise<Delivery> {
	const plan = await readShippingPlan(trx, { currency: order.currency, lang: resolveLanguage(order.market), config });
	const address = await trx
		.selectFrom('order_addresses')
		.select(['country', 'postcode'])
		.where('order_id', '=', order.id)
		.where('kind', '=', 'delivery')
		.executeTakeFirst();
	const place = toPlace(plan, parcel.shipping_code, { locker: parcel.locker, address: address ?? null });
	return { rule: findRule(plan, parcel.shipping_code, place), country: place?.country ?? null, defaultGrams: plan.defaultGrams };
}
