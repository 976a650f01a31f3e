import { upsertProducts } from '@titraj/backend/merchant-api/bulk/upsert-products.ts';
import type { UnreadableRow } from '@titraj/backend/merchant-api/rows/row-result.ts';
import type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { type ShopDefinition, STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';

/** A new product with its required fields. */
export const newRow = (sku: string, more: Partial<ProductRow> = {}): ProductRow => ({
	sku,
	title: `Slušalice ${sku}`,
	category_path: ['Elektronika', 'Slušalice'],
	price: { amount: '100.00', currency: 'EUR', vat_included: true },
	...more,
});

export const euros = (amount: string, sale?: NonNullable<ProductRow['price']>['sale']): NonNullable<ProductRow['price']> => ({
	amount,
	currency: 'EUR',
	vat_included: true,
	...(sale !== undefined && { sale }),
});

interface Run {
	readonly now?: () => Date;
	readonly dryRun?: boolean;
	readonly shop?: ShopDefinition;
}

/** Writes rows and returns outcomes as `sku: outcome`, or `sku: field: reason` for a refused one. */
export async function upsert(
	db: Database,
	rows: readonly (ProductRow | UnreadableRow)[],
	{ now = () => new Date(), dryRun = false, shop = STANDARD_SHOP }: Run = {},
): Promise<string[]> {
	const lines: string[] = [];
	for await (const result of upsertProducts(stream(rows), { db, config: { now, shop }, dryRun })) {
		if (result.outcome !== 'refused') lines.push(`${result.sku}: ${result.outcome}`);
		else lines.push(...result.errors.map(({ field, reason }) => `${result.sku}: ${field}: ${reason}`));
	}
	return lines;
}

async function* stream<T>(items: readonly T[]): AsyncGenerator<T> {
	yield* items;
}
