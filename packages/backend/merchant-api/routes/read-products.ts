import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { joinCampaign, ownSale } from '../../catalog/campaigns/index.ts';
import { toBackorder, toProductPath, WAREHOUSE } from '../../catalog/index.ts';
import type { SourceEnergyLabel, SourceSafety } from '../../platform/source/catalog.ts';
import type { TaxClass } from '../../platform/tax/tax-class.ts';
import { toMoney } from '../rows/to-money.ts';
import { SHOP_CURRENCY } from '../rows/to-price-plan.ts';
import type { ProductView } from '../schemas/product-view.ts';
import type { Database } from '../tables.ts';

interface Row {
	id: number;
	code: string;
	category_slug: string;
	slug: string;
	title: string;
	short_description: string | null;
	content: string | null;
	seo_description: string | null;
	unit: string;
	unit_price: { qty: number; description: string } | null;
	maximum_qty: number | null;
	energy_label: SourceEnergyLabel | null;
	safety: SourceSafety | null;
	safety_warnings: string | null;
	manufacturer: string | null;
	ean: string | null;
	product_code: string | null;
	category_path: string[];
	attributes: { id: number; attribute_code: string; attribute_title: string; title: string; unit?: string | null; group?: string }[];
	/** Numbers of attribute values, by the id of the value. */
	numbers: Record<string, number>;
	/** Ids of the attribute values on cards. */
	special: number[];
	price_cents: number;
	own_sale_cents: number | null;
	campaign_cents: number | null;
	lowest_price_cents: number | null;
	reduced: boolean;
	planned: { at: string; kind: 'regular' | 'sale' | 'sale_end'; cents: number | null }[] | null;
	quantity: number;
	store_stock: Record<string, number>;
	backorder: boolean;
	backorder_days: number | null;
	images: ProductView['images'] | null;
	documents: ProductView['documents'] | null;
	variation_code: string | null;
	variation_attributes: { title: string; value: string }[];
	group_product_codes: string[];
	related: ProductView['related'];
	weight_grams: number | null;
	size_mm: ProductView['size_mm'];
	fields: Record<string, unknown>;
	given_badges: string[];
	declared_badges: { code: string }[];
	bulky: boolean;
	tax_class: TaxClass;
	visible: boolean;
	listed: boolean;
	updated_at: Date;
}

/** Products that meet a condition on `products as p`, by ascending id. */
export async function readProducts(
	db: Database,
	{ where, limit, siteUrl }: { where: RawBuilder<SqlBool>; limit: number; siteUrl: string },
): Promise<ProductView[]> {
	const { rows } = await sql<Row>`
		select p.id, p.code, c.slug as category_slug, p.slug, p.title, p.short_description, p.content, p.seo_description, p.unit, p.unit_price, p.maximum_qty, p.energy_label, p.safety, p.safety_warnings, m.title as manufacturer, p.ean, p.product_code,
			array(select k.title from unnest(c.path_ids) with ordinality as a(id, n) join categories k on k.id = a.id order by n) as category_path,
			p.attributes,
			coalesce((select jsonb_object_agg(x.value_id, x.number) from product_attributes x where x.product_id = p.id and x.number is not null), '{}') as numbers,
			array(select x.value_id from product_attributes x where x.product_id = p.id and x.special) as special,
			p.price_cents, ${ownSale} as own_sale_cents, n.price_cents as campaign_cents, p.lowest_price_cents, p.reduced,
			(select json_agg(json_build_object('at', r.due_at, 'kind', r.kind, 'cents', r.price_cents) order by r.due_at, r.kind)
				from planned_prices r where r.product_id = p.id) as planned,
			p.quantity, p.store_stock, p.backorder, p.backorder_days,
			(select json_agg(json_build_object('url', i.url, 'file', i.file, 'media', i.media, 'alt', i.alt,
				'state', case when i.media is not null then 'stored' else coalesce(s.state, 'waiting') end, 'reason', s.reason,
				'shown', case when f.hash is not null then json_build_object('media', f.hash, 'width', f.width, 'height', f.height) end) order by i.position)
				from product_images i left join media_sources s on s.id = i.source_id left join media_files f on f.hash = coalesce(i.media, s.hash)
				where i.product_id = p.id) as images,
			(select json_agg(json_build_object('title', d.title, 'lang', d.lang, 'url', d.url, 'file', d.file, 'media', d.media,
				'state', case when d.media is not null then 'stored' else coalesce(s.state, 'waiting') end, 'reason', s.reason) order by d.position)
				from product_documents d left join media_sources s on s.id = d.source_id where d.product_id = p.id) as documents,
			p.variation_code, p.variation_attributes, p.group_product_codes, p.related, p.fields, p.given_badges, p.declared_badges, p.weight_grams, p.size_mm, p.bulky, p.tax_class, p.visible, p.listed, p.updated_at
		from products p join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id ${joinCampaign}
		where ${where} order by p.id limit ${limit}
	`.execute(db);
	return rows.map((row) => toView(row, siteUrl));
}

function toView(row: Row, siteUrl: string): ProductView {
	const stores = Object.entries(row.store_stock).map(([location, quantity]) => ({ location, quantity }));
	const inStores = stores.reduce((all, { quantity }) => all + quantity, 0);
	return {
		sku: row.code,
		id: row.id,
		url: siteUrl + toProductPath(row.category_slug, row.slug, row.id),
		title: row.title,
		short_description: row.short_description,
		description: row.content,
		manufacturer: row.manufacturer,
		gtin: row.ean,
		mpn: row.product_code,
		category_path: row.category_path,
		attributes: row.attributes.map(({ id, attribute_code, attribute_title, title, unit, group }) => ({
			...{ code: attribute_code, name: attribute_title, value: title, unit: unit ?? null, group: group ?? '' },
			...{ number: row.numbers[id] ?? null, highlight: row.special.includes(id) },
		})),
		seo_description: row.seo_description,
		unit: row.unit,
		unit_price: row.unit_price && { quantity: row.unit_price.qty, unit: row.unit_price.description },
		maximum_quantity: row.maximum_qty,
		...toEnergy(row.energy_label),
		...{ safety: row.safety, safety_warnings: row.safety_warnings },
		price: {
			...{ currency: SHOP_CURRENCY, vat_included: true, regular: toMoney(row.price_cents) },
			sale: row.own_sale_cents === null ? null : toMoney(row.own_sale_cents),
			campaign: row.campaign_cents === null ? null : toMoney(row.campaign_cents),
			lowest_30_days: row.lowest_price_cents === null ? null : toMoney(row.lowest_price_cents),
			shown_as_reduced: row.reduced,
			planned: (row.planned ?? []).map(({ at, kind, cents }) => ({ at: new Date(at).toISOString(), kind, amount: cents === null ? null : toMoney(cents) })),
		},
		stock: { quantity: row.quantity, locations: [{ location: WAREHOUSE, quantity: Math.max(0, row.quantity - inStores) }, ...stores] },
		backorder: toBackorder(row),
		images: row.images ?? [],
		documents: row.documents ?? [],
		variant:
			row.variation_code === null ? null : { group: row.variation_code, options: row.variation_attributes.map(({ title, value }) => ({ name: title, value })) },
		parts: row.group_product_codes,
		related: row.related,
		badges: { given: row.given_badges, shown: row.declared_badges.map(({ code }) => code) },
		...{ fields: row.fields, weight_grams: row.weight_grams, size_mm: row.size_mm, bulky: row.bulky, tax_class: row.tax_class },
		archived: !row.visible,
		listed: row.listed,
		updated_at: row.updated_at.toISOString(),
	};
}

function toEnergy(label: SourceEnergyLabel | null): Pick<ProductView, 'energy_class' | 'energy_label'> {
	if (label === null) return { energy_class: null, energy_label: null };
	const { class: own, best, worst, label: label_url, sheet: sheet_url, eprel: eprel_id } = label;
	return { energy_class: own, energy_label: { best, worst, label_url, sheet_url, eprel_id } };
}
