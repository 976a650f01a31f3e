import type { Database } from './tables.ts';

/** Zones with their areas, in their order. */
export async function readZones(db: Database) {
	const zones = await db.selectFrom('shipping_zones').select(['id', 'title']).orderBy('position').orderBy('id').execute();
	const areas = await db.selectFrom('shipping_zone_areas').selectAll().orderBy('id').execute();
	return zones.map((zone) => ({ ...zone, areas: areas.filter(({ zone_id }) => zone_id === zone.id) }));
}

/** Shipping methods with their prices, in their order. */
export async function readMethods(db: Database) {
	const methods = await db.selectFrom('shipping_methods').selectAll().orderBy('position').orderBy('id').execute();
	const bands = await db.selectFrom('shipping_prices').selectAll().orderBy('above').execute();
	return methods.map((method) => ({ method, bands: bands.filter(({ method_id }) => method_id === method.id) }));
}

/** Countries that markets deliver to, as they are stored. */
export const readDeliveryCountries = (db: Database) => db.selectFrom('delivery_countries').selectAll().orderBy('country').execute();
