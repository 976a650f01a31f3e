import type { RowResult } from '../merchant-api/rows/row-result.ts';
import type { ProductRow } from '../merchant-api/schemas/product-row.ts';
import type { Database } from '../platform/database/tables.ts';
import type { ImportOutcome } from './import-products.ts';

const PAGE = 5000;

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
export async function archiveAbsent(db: Database, { skus, nameless, atMost, write }: CompleteFeed): Promise<Archived> {
	if (nameless > 0) return { archived: 0, doubt: `${nameless} rows of the feed do not say which product they are` };
	const { absent, onSale } = await findAbsent(db, skus);
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

async function findAbsent(db: Database, skus: ReadonlySet<string>): Promise<{ absent: string[]; onSale: number }> {
	const absent: string[] = [];
	let [onSale, last] = [0, 0];
	for (;;) {
		const page = await db.selectFrom('products').select(['id', 'code', 'visible']).where('id', '>', last).orderBy('id').limit(PAGE).execute();
		for (const { id, code, visible } of page) {
			last = id;
			onSale += visible ? 1 : 0;
			if (visible && !skus.has(code)) absent.push(code);
		}
		if (page.length < PAGE) return { absent, onSale };
	}
}
