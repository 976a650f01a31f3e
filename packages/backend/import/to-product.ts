import type { SourceProduct } from '../platform/source/catalog.ts';
import { slugify } from '../platform/text/slugify.ts';
import { toAttributes, toSummary } from './attributes/to-attributes.ts';
import { chance } from './chance.ts';
import { FEED_CATEGORIES } from './feed-categories.ts';
import { clean, cutText, type FeedRow } from './feed-row.ts';
import { toPicture } from './to-picture.ts';
import { toPrice } from './to-price.ts';
import { toStock } from './to-stock.ts';
import { toStoreStock } from './to-store-stock.ts';

const NEWEST_FROM = 2025;
const BEST_SELLER_FROM = 700;
const INSTALMENTS_FROM_CENTS = 150_00;
const DAY = 86_400_000;
const LONGEST_TITLE = 500;
/** As merchants' feeds take it. */
const LONGEST_PART_NUMBER = 70;

/** A row of the feed as a product of the shop; the same row always becomes the same product. */
export function toProduct(row: FeedRow, manufacturerCode: string | null, stores: readonly string[]): SourceProduct {
	const title = cutText(clean(row.name), LONGEST_TITLE).trim();
	const attributes = toAttributes(row);
	const price = toPrice(row.price_usd, row.sku);
	const stock = toStock(row.sku);
	const release_year = toYear(row.release_year);
	return {
		code: row.sku,
		category_code: FEED_CATEGORIES.get(row.category)?.slug ?? '',
		manufacturer_code: manufacturerCode,
		manufacturer_product_code: toPartNumber(row),
		ean: null,
		title,
		slug: slugify(title) || 'artikl',
		short_description: toSummary(attributes) || null,
		content: toContent(row),
		...price,
		...stock,
		store_stock: toStoreStock(row.sku, stock.quantity, stores),
		unit: 'kom',
		unit_price: null,
		instalments: (price.sale_price_cents ?? price.price_cents) >= INSTALMENTS_FROM_CENTS ? 12 : null,
		attributes,
		documents: [],
		reviews: [],
		badges: price.sale_price_cents === null ? [] : [{ code: 'akcija', title: 'Akcija' }],
		variation_code: null,
		variation_attributes: [],
		lists: [...(release_year !== null && release_year >= NEWEST_FROM ? ['novo'] : []), ...(stock.sold >= BEST_SELLER_FROM ? ['najprodavanije'] : [])],
		group_product_codes: [],
		picture: toPicture(row),
		views: ['front', 'side', 'detail'],
		release_year,
		visible: true,
		created_at: toCreatedAt(row.sku, release_year),
	};
}

/** The feed knows years such as 4 and 20117. */
const toYear = (year: number | null | undefined): number | null => (year && year >= 1990 && year <= 2035 ? Math.trunc(year) : null);

/** The first that can be one: the feed has entries in which several numbers run together, and often the clean one behind them. */
function toPartNumber({ part_numbers }: FeedRow): string | null {
	const numbers = part_numbers?.map((number) => clean(String(number))) ?? [];
	return numbers.find((number) => number !== '' && number.length <= LONGEST_PART_NUMBER) ?? null;
}

function toContent({ series, variant }: FeedRow): string | null {
	const facts = [clean(series) && `Serija: ${clean(series)}.`, clean(variant) && `Izvedba: ${clean(variant)}.`].filter(Boolean);
	return facts.length === 0 ? null : `<p>${escapeHtml(facts.join(' '))}</p>`;
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Some day of its year: what is newest comes first in the order `new`. */
function toCreatedAt(sku: string, year: number | null): string {
	return new Date(Date.UTC(year ?? 2010, 0, 1) + Math.floor(chance(sku, 'day') * 360) * DAY).toISOString();
}
