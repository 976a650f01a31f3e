import { toEnergyStep } from '@titraj/contract/formats/energy-scale.ts';
import { Compile } from 'typebox/compile';
import type { PriceInput } from '../schemas/price.ts';
import { ProductRow } from '../schemas/product-row.ts';
import { describeErrors } from './describe-errors.ts';
import { findRelationErrors } from './find-relation-errors.ts';
import { isGtin } from './is-gtin.ts';
import { normalizeRow } from './normalize-row.ts';
import type { RowError, UnreadableRow } from './row-result.ts';

const schema = Compile(ProductRow);

export type CheckedRow = { readonly ok: true; readonly row: ProductRow } | ({ readonly ok: false } & UnreadableRow);

/**
 * Checks the fields of a row without the shop's data. Errors that depend on that, such as a missing price of a new product or an unknown
 * store, are found later.
 */
export function checkRow(unchecked: unknown): CheckedRow {
	const value = normalizeRow(unchecked);
	const errors = schema.Check(value) ? findErrors(value) : describeErrors(schema.Errors(value));
	return errors.length === 0 && schema.Check(value) ? { ok: true, row: value } : { ok: false, sku: readSku(value), errors };
}

/** The sku of a row that may be invalid otherwise, for reports. */
export function readSku(value: unknown): string | null {
	const sku: unknown = typeof value === 'object' && value !== null && 'sku' in value ? value.sku : null;
	return typeof sku === 'string' ? sku.slice(0, 100) : null;
}

/** Errors that the schema cannot express. */
function findErrors(row: ProductRow): RowError[] {
	return [
		...findLost(row, ''),
		...(row.gtin && !isGtin(row.gtin) ? [{ field: 'gtin', reason: 'has a wrong check digit' }] : []),
		...(row.price ? findPriceErrors(row.price) : []),
		...(row.attributes && row.set_attributes ? [{ field: 'set_attributes', reason: 'cannot come together with attributes' }] : []),
		...findStockErrors(row),
		...findSourceErrors('images', row.images ?? []),
		...findSourceErrors('documents', row.documents ?? []),
		...findRelationErrors(row),
		...findScaleErrors(row),
		...(row.charging && row.charging.maximum_watts < row.charging.minimum_watts ? [{ field: 'charging.maximum_watts', reason: 'is below minimum_watts' }] : []),
	];
}

/** Characters that the database cannot store: zero bytes and unpaired surrogates. */
const LOST = /[\0\p{Cs}]/u;

function findLost(value: unknown, field: string): RowError[] {
	if (typeof value === 'string') return LOST.test(value) ? [{ field, reason: 'holds a character that cannot be stored' }] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => findLost(part, field === '' ? name : `${field}.${name}`));
}

function findPriceErrors({ amount, vat_included, sale }: PriceInput): RowError[] {
	const most = vat_included ? 2 : 4;
	const amounts: [string, string | undefined][] = [
		['price.amount', amount],
		['price.sale.amount', sale?.amount],
	];
	return [
		...amounts.flatMap(([field, text = '']) => ((text.split('.')[1] ?? '').length > most ? [{ field, reason: `has more than ${most} decimals` }] : [])),
		...(sale && Number(sale.amount) >= Number(amount) ? [{ field: 'price.sale.amount', reason: 'is not below the regular price' }] : []),
		...(sale?.from !== undefined && sale.to !== undefined && Date.parse(sale.to) <= Date.parse(sale.from)
			? [{ field: 'price.sale.to', reason: 'is not after price.sale.from' }]
			: []),
	];
}

function findStockErrors({ stock }: ProductRow): RowError[] {
	if (stock === undefined) return [];
	if ((stock.quantity === undefined) === (stock.locations === undefined)) return [{ field: 'stock', reason: 'needs either quantity or locations' }];
	const places = (stock.locations ?? []).map(({ location }) => location);
	return new Set(places).size === places.length ? [] : [{ field: 'stock.locations', reason: 'name a location twice' }];
}

function findScaleErrors({ energy_class, energy_label }: ProductRow): RowError[] {
	const { best = 'A', worst = 'G' } = energy_label ?? {};
	if (toEnergyStep({ class: best, best, worst }) === null) return [{ field: 'energy_label.worst', reason: `${worst} is better than ${best}` }];
	const isOff = energy_class && energy_label?.best !== undefined && toEnergyStep({ class: energy_class, best, worst }) === null;
	return isOff ? [{ field: 'energy_class', reason: `${energy_class} is not on the scale ${best} to ${worst}` }] : [];
}

const findSourceErrors = (name: string, items: readonly { url?: string; file?: string; media?: string }[]): RowError[] =>
	items.flatMap(({ url, file, media }, index) =>
		[url, file, media].filter((source) => source !== undefined).length === 1
			? []
			: [{ field: `${name}.${index}`, reason: 'needs exactly one of url, file and media' }],
	);
