import type { RowResult } from '../merchant-api/rows/row-result.ts';
import type { ProductRow } from '../merchant-api/schemas/product-row.ts';
import type { Database } from '../platform/database/tables.ts';
import type { ImportOutcome } from './import-products.ts';

const PAGE = 5000;

export interface CompleteFeed extends Pick<ImportOutcome, 'skus' | 'nameless'> {
	/** Share of the products on sale, 0 to 1, above which none is taken off. */
	readonly atMost: number;
	readonly write: (rows: AsyncIterable<ProductRow>) => AsyncIterable<RowResult>;
}

export interface Archived {
	/** Products that went off sale. */
	readonly archived: number;
	/** Why none did though some are absent. */
	readonly doubt?: string;
}

/**
 * Takes products off sale that a feed of the whole assortment does not name. A refused row still names its product. Takes none where the feed looks cut short: a row
 * without a readable sku could be any of them, and few assortments lose a fifth overnight.
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
