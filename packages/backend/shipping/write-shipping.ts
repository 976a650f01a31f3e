import { MARKETS } from '../platform/market/market.ts';
import type { SourceShipping } from '../platform/source/shipping.ts';
import type { Database } from './tables.ts';

/** Writes zones and shipping methods only if the shop has none; settings made by staff are kept. */
export async function writeShipping(db: Database, { zones, pickup, dispatch, markets }: SourceShipping): Promise<void> {
	if ((await db.selectFrom('shipping_methods').select('id').limit(1).executeTakeFirst()) !== undefined) return;
	for (const [place, { title, areas, methods }] of zones.entries()) {
		const { id } = await db
			.insertInto('shipping_zones')
			.values({ title, position: place + 1 })
			.returning('id')
			.executeTakeFirstOrThrow();
		const rows = areas.map(({ country, from = null, to = from }) => ({ zone_id: id, country, postcode_from: from, postcode_to: to }));
		await db.insertInto('shipping_zone_areas').values(rows).execute();
		await writeMethods(db, id, methods);
	}
	await writeMethods(db, null, pickup);
	if (dispatch) await db.updateTable('dispatch').set(dispatch).execute();
	const countries = MARKETS.flatMap((market) => (markets[market] ?? []).map((country) => ({ market, country })));
	if (countries.length > 0) await db.insertInto('delivery_countries').values(countries).execute();
}

async function writeMethods(db: Database, zone_id: number | null, methods: SourceShipping['pickup']): Promise<void> {
	for (const [place, { prices, ...method }] of methods.entries()) {
		const { id: method_id } = await db
			.insertInto('shipping_methods')
			.values({ free_over_cents: null, maximum_grams: null, ...method, zone_id, position: place + 1 })
			.returning('id')
			.executeTakeFirstOrThrow();
		await db
			.insertInto('shipping_prices')
			.values(prices.map(([above, cents]) => ({ method_id, above, cents })))
			.execute();
	}
}
