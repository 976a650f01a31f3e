import { type Insertable, sql, type Transaction } from 'kysely';
import type { ShippingTables } from '../platform/database/tables/shipping-tables.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Market } from '../platform/market/market.ts';
import type { Dispatch } from './dispatch.ts';
import type { Database } from './tables.ts';

export type ZoneArea = Pick<ShippingTables['shipping_zone_areas'], 'country' | 'postcode_from' | 'postcode_to'>;
export type MethodFields = Omit<Insertable<ShippingTables['shipping_methods']>, 'id' | 'position' | 'zone_id'> & { readonly zone_id: number | null };
export type Band = Pick<ShippingTables['shipping_prices'], 'above' | 'cents'>;

export interface ZoneFields {
	readonly title: string;
	readonly areas: readonly ZoneArea[];
}

export interface MethodWithPrices {
	readonly method: MethodFields;
	readonly bands: readonly Band[];
}

/** Writes a zone with its areas; without an id, a new one in the last position. Returns its id, or null if the id is unknown. */
export const saveZone = (db: Database, id: number | null, zone: ZoneFields): Promise<number | null> =>
	db.transaction().execute((trx) => writeZone(trx, id, zone));

export async function writeZone(trx: Transaction<Tables>, id: number | null, { title, areas }: ZoneFields): Promise<number | null> {
	const zone =
		id === null
			? await trx
					.insertInto('shipping_zones')
					.columns(['title', 'position'])
					.expression((eb) =>
						eb.selectFrom('shipping_zones').select((is) => [is.val(title).as('title'), sql<number>`coalesce(max(position), 0) + 1`.as('position')]),
					)
					.returning('id')
					.executeTakeFirst()
			: await trx.updateTable('shipping_zones').set({ title }).where('id', '=', id).returning('id').executeTakeFirst();
	if (zone === undefined) return null;
	await trx.deleteFrom('shipping_zone_areas').where('zone_id', '=', zone.id).execute();
	await trx
		.insertInto('shipping_zone_areas')
		.values(areas.map((area) => ({ ...area, zone_id: zone.id })))
		.execute();
	return zone.id;
}

export const removeZone = (db: Database, id: number) => db.deleteFrom('shipping_zones').where('id', '=', id).execute();

/** Writes a shipping method with its prices; without an id, a new one. Returns its id, or null if the code is taken in the zone or the id is unknown. */
export const saveMethod = (db: Database, id: number | null, fields: MethodWithPrices): Promise<number | null> =>
	db.transaction().execute((trx) => writeMethod(trx, id, fields));

export async function writeMethod(trx: Transaction<Tables>, id: number | null, { method, bands }: MethodWithPrices): Promise<number | null> {
	let twin = trx.selectFrom('shipping_methods').select('id').where('code', '=', method.code).where('zone_id', 'is not distinct from', method.zone_id);
	if (id !== null) twin = twin.where('id', '<>', id);
	if ((await twin.executeTakeFirst()) !== undefined) return null;
	const saved =
		id === null
			? await trx
					.insertInto('shipping_methods')
					.values({ ...method, position: 100 })
					.returning('id')
					.executeTakeFirst()
			: await trx.updateTable('shipping_methods').set(method).where('id', '=', id).returning('id').executeTakeFirst();
	if (saved === undefined) return null;
	await trx.deleteFrom('shipping_prices').where('method_id', '=', saved.id).execute();
	await trx
		.insertInto('shipping_prices')
		.values(bands.map((band) => ({ ...band, method_id: saved.id })))
		.execute();
	return saved.id;
}

export const removeMethod = (db: Database, id: number) => db.deleteFrom('shipping_methods').where('id', '=', id).execute();

/** Closed days that stay keep their note. */
async function writeDispatch(trx: Transaction<Tables>, { cutOff, pickupUntil, closedDays }: Dispatch): Promise<void> {
	await trx.updateTable('dispatch').set({ cut_off: cutOff, pickup_until: pickupUntil }).execute();
	const days = [...closedDays];
	await sql`delete from closed_days where day <> all(${days}::date[])`.execute(trx);
	await sql`insert into closed_days (day, note) select day, '' from unnest(${days}::date[]) as day on conflict do nothing`.execute(trx);
}

/** Default weight of a piece, times of dispatch, and delivery countries by market. A market without countries delivers to those of all zones. */
export async function saveShippingSettings(
	db: Database,
	{ defaultGrams, dispatch, markets }: { defaultGrams: number; dispatch: Dispatch; markets: ReadonlyMap<Market, readonly string[]> },
): Promise<void> {
	const rows = [...markets].flatMap(([market, countries]) => countries.map((country) => ({ market, country })));
	await db.transaction().execute(async (trx) => {
		await trx.updateTable('shipping_settings').set({ default_grams: defaultGrams }).execute();
		await writeDispatch(trx, dispatch);
		await trx.deleteFrom('delivery_countries').execute();
		if (rows.length > 0) await trx.insertInto('delivery_countries').values(rows).execute();
	});
}

/** Grams of a piece whose product has no weight. */
export const readDefaultGrams = async (db: Database): Promise<number> =>
	(await db.selectFrom('shipping_settings').select('default_grams').executeTakeFirstOrThrow()).default_grams;
