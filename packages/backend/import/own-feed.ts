import { sql } from 'kysely';
import type { ProductRow } from '../merchant-api/schemas/product-row.ts';
import { toCents } from '../platform/tax/to-cents.ts';
import type { Database } from './tables.ts';

/** Element of the shop's own merchant feed that holds a product's sku. The feed's `id` is the shop's product id. */
export const OWN_SKU = 'shop:sku';

export interface AcceptedRow {
	readonly row: ProductRow;
	/** True if the row comes from a feed that the shop wrote itself. */
	readonly isOwn: boolean;
}

/** Number of products per lookup. */
const BATCH = 200;

/**
 * Rows to write. For a known product, the shop's own feed is used only for price and stock: it has shortened titles, the descriptions of search results, and
 * resized pictures.
 */
export async function* keepKnown(rows: AsyncIterable<AcceptedRow>, db: Database): AsyncGenerator<ProductRow> {
	let own: ProductRow[] = [];
	for await (const { row, isOwn } of rows) {
		if (isOwn) own.push(row);
		if (!isOwn || own.length === BATCH) {
			yield* await onlyNews(own, db);
			own = [];
		}
		if (!isOwn) yield row;
	}
	yield* await onlyNews(own, db);
}

/** What the shop shows of a product. */
export interface Known {
	readonly code: string;
	readonly price_cents: number;
	readonly now_cents: number;
	readonly reduced: boolean;
	readonly quantity: number;
}

async function onlyNews(rows: readonly ProductRow[], db: Database): Promise<ProductRow[]> {
	if (rows.length === 0) return [];
	const { rows: stored } = await sql<Known>`
		select code, price_cents, now_cents, reduced, quantity from products where code in (select json_array_elements_text(${JSON.stringify(rows.map(({ sku }) => sku))}::json))
	`.execute(db);
	const known = new Map(stored.map((product) => [product.code, product]));
	return rows.map((row) => toNews(row, known.get(row.sku)));
}

/** Price and stock of a row of the shop's own feed, if they differ from what the shop shows; the whole row for an unknown product. */
export function toNews(row: ProductRow, known: Known | undefined): ProductRow {
	if (known === undefined) return row;
	const { sku, price, stock } = row;
	const isSoldOut = known.quantity <= 0 && stock?.quantity === 0;
	return { sku, ...(price && !isShown(price, known) && { price }), ...(stock && !isSoldOut && { stock }) };
}

/**
 * Whether a price equals the displayed one: a sale price that is not below the lowest price of 30 days is displayed without a reduction.
 */
function isShown({ amount, currency, vat_included, sale }: NonNullable<ProductRow['price']>, { price_cents, now_cents, reduced }: Known): boolean {
	const toShown = (text: string) => toCents(text, { vat_included: true, percent: 0 });
	if (currency !== 'EUR' || !vat_included || sale?.from !== undefined || sale?.to !== undefined) return false;
	return reduced ? toShown(amount) === price_cents && sale != null && toShown(sale.amount) === now_cents : toShown(amount) === now_cents && !sale;
}
