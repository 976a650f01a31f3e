import type { ProductRow } from '../shop/types.ts';
import type { FieldName, Mapping } from './mapping.ts';
import { comparableOfRow, isPart, type ShopFields, shownOf } from './to-comparable.ts';

/** Hashes of the values that were last sent, by field. */
export type SentFields = Readonly<Partial<Record<FieldName, string>>>;

/** What staff of the shop had changed, and the engine's value that replaces it. */
export interface Overwritten {
	readonly field: FieldName;
	readonly shop: string;
	readonly source: string;
}

export interface MappedRow {
	readonly row: ProductRow;
	/** The compared fields of the row. */
	readonly fields: ShopFields;
	readonly overwritten: readonly Overwritten[];
	/** Fields whose value the shop keeps. */
	readonly kept: readonly FieldName[];
}

interface Known {
	readonly sku: string;
	/** What the shop has; null for a product that it does not know. */
	readonly shop: ShopFields | null;
	/** What was last sent. */
	readonly sent: SentFields;
}

/** The row of a product, by the mapping and by what the shop has. */
export function toRow<Product>(product: Product, mapping: Mapping<Product>, { sku, shop, sent }: Known): MappedRow {
	const row: ProductRow = { sku };
	const fields: { -readonly [Field in keyof ShopFields]: ShopFields[Field] } = {};
	const overwritten: Overwritten[] = [];
	const kept: FieldName[] = [];
	for (const [field, { from, wins }] of rulesOf(mapping)) {
		const value = from(product);
		if (value === undefined) continue;
		const there = shop?.[field];
		if (wins === 'shop' && there) {
			kept.push(field);
			continue;
		}
		Object.assign(row, { [field]: value });
		const comparable = comparableOfRow(field, row);
		if (comparable === undefined) continue;
		const source = there && isPart(field, row) ? there : shownOf(comparable);
		fields[field] = source;
		const isChangedThere = there !== undefined && sent[field] !== undefined && (there?.hash ?? '') !== sent[field];
		if (isChangedThere && there?.hash !== source?.hash) overwritten.push({ field, shop: there?.shown ?? '', source: source?.shown ?? '' });
	}
	return { row, fields, overwritten, kept };
}

/** Hashes to remember of a row that the shop took. */
export const toSentFields = (before: SentFields, fields: ShopFields): SentFields => ({
	...before,
	...Object.fromEntries(Object.entries(fields).map(([field, shown]) => [field, shown?.hash ?? ''])),
});

type Rule<Product> = readonly [FieldName, { from(product: Product): ProductRow[FieldName] | undefined; wins: 'source' | 'shop' }];
const rulesOf = <Product>({ fields }: Mapping<Product>) => Object.entries(fields) as unknown as readonly Rule<Product>[];
