import { upsertProducts } from '../bulk/upsert-products.ts';
import type { MerchantCall } from '../http/route.ts';
import { FieldErrors } from '../http/route.ts';
import { checkRow } from '../rows/check-row.ts';

export interface UpsertAnswer {
	sku: string;
	outcome: 'created' | 'updated' | 'unchanged';
}

/** Writes a single row like a bulk call. */
export async function upsertOne(
	row: unknown,
	{ db, config }: Pick<MerchantCall<unknown, unknown, unknown>, 'db' | 'config'>,
): Promise<UpsertAnswer | FieldErrors> {
	const checked = checkRow(row);
	if (!checked.ok) return new FieldErrors(checked.errors);
	for await (const result of upsertProducts(once(checked.row), { db, config }))
		return result.outcome === 'refused' ? new FieldErrors(result.errors) : { sku: result.sku, outcome: result.outcome };
	throw new Error('A row has no result');
}

async function* once<T>(item: T): AsyncGenerator<T> {
	yield item;
}
