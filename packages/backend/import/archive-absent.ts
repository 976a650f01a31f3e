import type { RowResult } from '../merchant-api/rows/row-result.ts';
import type { ProductRow } from '../merchant-api/schemas/product-row.ts';
import type { ImportOutcome } from './import-products.ts';
import type { ImportTarget } from './target/import-target.ts';

export interface CompleteFeed extends Pick<ImportOutcome, 'skus' | 'nameless'> {
	/** Maximum share (0 to 1) of the products on sale that may be taken off; above it none is. */
	readonly atMost: number;
	readonly write: (rows: AsyncIterable<ProductRow>) => AsyncIterable<RowResult>;
}

export interface Archived {
	/** Number of products that were taken off sale. */
	readonly archived: number;
	/** Why none was taken off although some are absent. */
	readonly doubt?: string;
}

/**
 * Takes products off sale that a complete feed does not contain. A refused row still counts as containing its product. Takes none off if
 * the feed seems to be cut short: it has rows without a readable sku, or lacks more than `atMost` of the products.
 */
export async function archiveAbsent(target: Pick<ImportTarget, 'findAbsent'>, { skus, nameless, atMost, write }: CompleteFeed): Promise<Archived> {
	if (nameless > 0) return { archived: 0, doubt: `${nameless} rows of the feed do not say which product they are` };
	const { absent, onSale } = await target.findAbsent(skus);
	if (absent.length > onSale * atMost) {
		return { archived: 0, doubt: `the feed lacks ${absent.length} of ${onSale} products, more than ${Math.round(atMost * 100)} % (--at-most)` };
	}
	async function* rows(): AsyncGenerator<ProductRow> {
		for (const sku of absent) yield { sku, archived: true };
	}
	let archived = 0;
	for await (const { outcome } of write(rows())) if (outcome === 'updated') archived += 1;
	return { archived };
}
