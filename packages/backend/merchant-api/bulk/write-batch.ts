import { isDeepStrictEqual } from 'node:util';
import type { BadgeDefinition } from '@titraj/contract/shop/define-badge.ts';
import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import { sql } from 'kysely';
import {
	claimLists,
	ensureCategories,
	ensureManufacturers,
	giveBadges,
	type ParcelFacts,
	planPrices,
	readSourceProducts,
	refreshBadges,
	type StockChange,
	setOffers,
	toManufacturerKey,
	toPathKey,
	toStock,
	writeBackorders,
	writeChangedProducts,
	writeParcelFacts,
} from '../../catalog/index.ts';
import { showKeptDocuments, writeDocuments, writeImages } from '../../catalog/media/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { toLine } from '../../platform/http/form.ts';
import type { SourceProduct } from '../../platform/source/catalog.ts';
import type { TaxClass } from '../../platform/tax/tax-class.ts';
import { percentOf, type TaxRules } from '../../platform/tax/tax-rules.ts';
import type { RowResult } from '../rows/row-result.ts';
import { toDocumentSource, toImageSource } from '../rows/to-media-sources.ts';
import { type PricePlan, toPricePlan } from '../rows/to-price-plan.ts';
import { toStockChange } from '../rows/to-stock-change.ts';
import { toTaxClass } from '../rows/to-tax-class.ts';
import type { ProductRow } from '../schemas/product-row.ts';
import { applyRow } from './apply-row.ts';
import { findRefusals } from './find-refusals.ts';
import { readReferences } from './references.ts';
import { writeRowTranslations } from './write-row-translations.ts';

/** Derived data that has to be refreshed after the rows. */
export interface BatchEffects {
	/** Products were added, removed or moved: affects lists and search. */
	readonly catalog: boolean;
	readonly prices: boolean;
}

interface Accepted {
	readonly row: ProductRow;
	/** Undefined for a new product. */
	readonly id: number | undefined;
	readonly plan: PricePlan | undefined;
	readonly facts: ParcelFacts | undefined;
}

/** Fields that are written without reading the rest of the product. */
const APART: ReadonlySet<string> = new Set([
	'sku',
	'price',
	'stock',
	'images',
	'documents',
	'weight_grams',
	'size_mm',
	'tax_class',
	'bulky',
	'backorder',
	'badges',
	'translations',
]);

const isWhole = (row: ProductRow): boolean => Object.keys(row).some((field) => !APART.has(field));

export interface BatchOptions {
	readonly now: Date;
	/** Base folder of paths relative to the feed; null if there is none. */
	readonly folder: string | null;
	/** Declared fields of products. */
	readonly fields: readonly ProductField[];
	/** Declared badges. */
	readonly badges: readonly BadgeDefinition[];
}

/** Writes valid rows with distinct skus in the caller's transaction. Returns one result per row, in order. */
export async function writeBatch(
	trx: Database,
	rows: readonly ProductRow[],
	{ now, folder, fields, badges }: BatchOptions,
): Promise<{ results: RowResult[]; effects: BatchEffects }> {
	const known = await readKnown(trx, rows);
	const references = await readReferences(trx, rows);
	const refused = new Map<string, RowResult>();
	const accepted: Accepted[] = [];
	for (const row of rows) {
		const stored = known.get(row.sku);
		const isNew = stored === undefined;
		const errors = findRefusals(row, { isNew, references, folder, fields, badges });
		if (errors.length > 0) refused.set(row.sku, { sku: row.sku, outcome: 'refused', errors });
		else accepted.push(accept(row, stored, { now, rules: references.taxRules }));
	}
	const written = await writeAccepted(trx, accepted, { now, folder, fields, badges, attributes: references.attributes });
	const results = rows.map(({ sku }): RowResult => {
		const refusal = refused.get(sku);
		if (refusal) return refusal;
		return { sku, outcome: known.has(sku) ? (written.changed.has(sku) ? 'updated' : 'unchanged') : 'created' };
	});
	return { results, effects: written.effects };
}

interface Known {
	readonly id: number;
	readonly tax_class: TaxClass;
}

/** A net price gets the VAT of the row's tax class, or else of the product's current class. */
function accept(row: ProductRow, stored: Known | undefined, { now, rules }: { now: Date; rules: TaxRules }): Accepted {
	const tax_class = toTaxClass(row, rules);
	const percent = percentOf(rules, tax_class ?? stored?.tax_class ?? 'standard');
	const given = { weight_grams: row.weight_grams, size_mm: row.size_mm, bulky: row.bulky, tax_class };
	return {
		row,
		id: stored?.id,
		plan: row.price && toPricePlan(row.price, { now, isNew: stored === undefined, percent }),
		facts: Object.values(given).every((value) => value === undefined) ? undefined : given,
	};
}

/** Also locks the products, by ascending id and before anything else. All writers of products use this order, which prevents deadlocks. */
async function readKnown(trx: Database, rows: readonly ProductRow[]): Promise<Map<string, Known>> {
	const { rows: found } = await sql<Known & { code: string }>`
		select id, code, tax_class from products where code in (select json_array_elements_text(${JSON.stringify(rows.map(({ sku }) => sku))}::json))
		order by id for update
	`.execute(trx);
	return new Map(found.map(({ code, ...known }) => [code, known]));
}

type Context = Pick<Parameters<typeof applyRow>[2], 'now' | 'attributes' | 'fields'> & Pick<BatchOptions, 'folder' | 'badges'>;

async function writeAccepted(trx: Database, accepted: readonly Accepted[], context: Context): Promise<{ changed: ReadonlySet<string>; effects: BatchEffects }> {
	const products = await applyRows(trx, accepted, context);
	const written = await writeChangedProducts(trx, products);
	const ids = new Map([...accepted.flatMap(({ row, id }): [string, number][] => (id === undefined ? [] : [[row.sku, id]])), ...written]);
	const of = <Value>(pick: (accepted: Accepted) => Value | undefined): Map<number, Value> =>
		new Map(
			accepted.flatMap((one): [number, Value][] => {
				const [id, value] = [ids.get(one.row.sku), pick(one)];
				return id === undefined || value === undefined ? [] : [[id, value]];
			}),
		);
	// New products already have their price and stock: a price that they never had must not enter the price history.
	const plans = of(({ id, plan }) => (id === undefined ? undefined : plan));
	const { prices, stock } = await setOffers(trx, {
		prices: [...plans].map(([id, plan]) => ({ id, ...plan })),
		stock: [...of(({ row, id }) => (id === undefined ? undefined : toStockChange(row)))].map(([id, change]): StockChange => ({ id, ...change })),
	});
	const planned = await planPrices(
		trx,
		of(({ plan, id }) => (plan && (id !== undefined || plan.planned.length > 0) ? plan.planned : undefined)),
	);
	const images = await writeImages(
		trx,
		of(({ row }) => row.images?.map(toImageSource)),
		context.folder,
	);
	const documents = await writeDocuments(
		trx,
		of(({ row }) => row.documents?.map(toDocumentSource)),
		context.folder,
	);
	await showKeptDocuments(trx, [...written.values()]);
	const facts = await writeParcelFacts(
		trx,
		of((one) => one.facts),
	);
	const backorders = await writeBackorders(
		trx,
		of(({ row }) => row.backorder),
	);
	const translations = await writeRowTranslations(
		trx,
		of(({ row }) => row.translations),
	);
	const given = await giveBadges(
		trx,
		of(({ row }) => row.badges),
	);
	if (context.badges.length > 0) await refreshBadges(trx, context.badges, { now: context.now, ids: [...ids.values()] });
	const skus = new Map([...ids].map(([sku, id]) => [id, sku]));
	const touched = [prices, stock, planned, images, documents, facts, backorders, given, translations].flatMap((set) =>
		[...set].flatMap((id) => skus.get(id) ?? []),
	);
	const isNew = products.some(({ sale_price_cents }) => sale_price_cents !== null);
	return {
		changed: new Set([...products.map(({ code }) => code), ...touched]),
		effects: { catalog: products.length > 0 || translations.size > 0, prices: prices.size > 0 || isNew },
	};
}

/** Products to create or change, except prices and stock of existing ones. Also creates missing categories and manufacturers. */
async function applyRows(trx: Database, accepted: readonly Accepted[], context: Context): Promise<SourceProduct[]> {
	const whole = accepted.filter(({ row, id }) => id === undefined || isWhole(row));
	if (whole.length === 0) return [];
	const known = await readSourceProducts(
		trx,
		whole.flatMap(({ row, id }) => (id === undefined ? [] : [row.sku])),
	);
	const paths = whole.flatMap(({ row }) => (row.category_path ? [row.category_path.map(toLine)] : []));
	const categories = paths.length === 0 ? new Map<string, string>() : await ensureCategories(trx, paths);
	await claimLists(
		trx,
		whole.flatMap(({ row }) => row.lists ?? []),
	);
	const names = whole.flatMap(({ row }) => (row.manufacturer ? [toLine(row.manufacturer)] : []));
	const manufacturers = names.length === 0 ? new Map<string, string>() : await ensureManufacturers(trx, names);
	return whole.flatMap(({ row, plan }) => {
		const stored = known.get(row.sku);
		const category = row.category_path && categories.get(toPathKey(row.category_path.map(toLine)));
		const manufacturer = row.manufacturer ? manufacturers.get(toManufacturerKey(toLine(row.manufacturer))) : row.manufacturer;
		const product = applyRow(row, stored, { ...context, category, manufacturer });
		if (stored === undefined) return [{ ...product, ...toFirstPrice(plan), ...toFirstStock(row) }];
		const { id: _id, weight_grams: _weight, ...before } = stored;
		return isDeepStrictEqual(product, before) ? [] : [product];
	});
}

const toFirstPrice = (plan: PricePlan | undefined) => ({ price_cents: plan?.price_cents ?? 0, sale_price_cents: plan?.sale_price_cents ?? null });

function toFirstStock(row: ProductRow): Pick<SourceProduct, 'quantity' | 'store_stock'> {
	const change = toStockChange(row);
	return change ? toStock(change, { quantity: 0, store_stock: {} }) : { quantity: 0, store_stock: {} };
}
