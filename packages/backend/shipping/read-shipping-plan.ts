import type { ShippingRuleDefinition } from '@titraj/contract/shop/define-shipping-rule.ts';
import { type Selectable, sql } from 'kysely';
import type { ShippingTables } from '../platform/database/tables/shipping-tables.ts';
import { type Currency, fromCents } from '../platform/market/currency.ts';
import type { Market } from '../platform/market/market.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import type { ShippingPlan, ShippingZone } from './shipping-plan.ts';
import type { ShippingRule } from './shipping-rules.ts';
import type { Database } from './tables.ts';

type MethodRow = Selectable<ShippingTables['shipping_methods']> & { bands: { above: number; cents: number }[] };
type ZoneRow = { id: number; areas: { country: string; from: string | null; to: string | null }[] };

interface ShippingReader {
	readonly currency: Currency;
	readonly lang: Market;
	readonly config: Pick<BackendConfig, 'shop'>;
}

/** Reads the zones, shipping methods and countries of a market in one query; amounts are converted here. */
export async function readShippingPlan(db: Database, { currency, lang, config }: ShippingReader): Promise<ShippingPlan> {
	const { rows } = await sql<{ zones: ZoneRow[]; methods: MethodRow[]; countries: string[]; default_grams: number | null; has_store: boolean }>`
		select
			coalesce((
				select json_agg(json_build_object('id', z.id, 'areas', coalesce((
					select json_agg(json_build_object('country', a.country, 'from', a.postcode_from, 'to', a.postcode_to) order by a.id)
					from shipping_zone_areas a where a.zone_id = z.id), '[]'::json)) order by z.position, z.id)
				from shipping_zones z
			), '[]'::json) as zones,
			coalesce((
				select json_agg(to_jsonb(m) || jsonb_build_object('bands', coalesce((
					select jsonb_agg(jsonb_build_object('above', p.above, 'cents', p.cents) order by p.above)
					from shipping_prices p where p.method_id = m.id), '[]'::jsonb)) order by m.position, m.id)
				from shipping_methods m
			), '[]'::json) as methods,
			array(select country from delivery_countries where market = ${lang} order by country) as countries,
			(select default_grams from shipping_settings) as default_grams,
			exists (select from stores where visible) as has_store
	`.execute(db);
	const { zones = [], methods = [], countries = [], default_grams = null, has_store = false } = rows[0] ?? {};
	const rulesOf = (zoneId: number | null) =>
		methods.filter(({ zone_id }) => zone_id === zoneId).map((method) => toRule(method, currency, config.shop.shippingRule));
	const served = zones.map(({ id, areas }): ShippingZone => ({ areas, rules: rulesOf(id) })).filter(({ rules }) => rules.length > 0);
	return { zones: served, pickup: has_store ? rulesOf(null) : [], countries: toCountries(served, countries, lang), defaultGrams: default_grams ?? 1000 };
}

/** The market's own country first, then in the order of the zones. */
function toCountries(zones: readonly ShippingZone[], allowed: readonly string[], market: Market): string[] {
	const all = [...new Set(zones.flatMap(({ areas }) => areas.map(({ country }) => country)))];
	const delivered = all.filter((country) => allowed.length === 0 || allowed.includes(country));
	const own = market.toUpperCase();
	return delivered.includes(own) ? [own, ...delivered.filter((country) => country !== own)] : delivered;
}

function toRule(row: MethodRow, currency: Currency, own: ShippingRuleDefinition | undefined): ShippingRule {
	const byValue = row.basis === 'value';
	return {
		code: row.code,
		kind: row.kind,
		titles: { hr: row.title, en: row.title_en },
		own: row.titles,
		basis: row.basis,
		bands: row.bands.map(({ above, cents }) => ({ above: byValue ? fromCents(above, currency) : above, cents: fromCents(cents, currency) })),
		freeOverCents: row.free_over_cents === null ? null : fromCents(row.free_over_cents, currency),
		maximumGrams: row.maximum_grams,
		maximumSizeMm: row.maximum_size_mm,
		takesBulky: row.takes_bulky,
		onlyBulky: row.only_bulky,
		bulkyCents: fromCents(row.bulky_cents, currency),
		takesCash: row.takes_cash,
		days: [row.days_from, row.days_to],
		choice: row.choice_days,
		...(own && { ownCents: (parcel, cents) => own({ ...parcel, method: row.code, kind: row.kind, currency, cents }) }),
	};
}
