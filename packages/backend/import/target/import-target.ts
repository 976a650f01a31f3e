import type { RowResult } from '../../merchant-api/rows/row-result.ts';
import type { ProductRow } from '../../merchant-api/schemas/product-row.ts';
import type { AcceptedRow } from '../own-feed.ts';

/** Products on sale, and those of them that a feed lacks. */
export interface AbsentProducts {
	readonly absent: readonly string[];
	readonly onSale: number;
}

export interface WriteOptions {
	/** Base folder of the feed's files; null if rows name none. */
	readonly folder: string | null;
	readonly dryRun: boolean;
}

/** The shop that an import writes to: its database, or the running shop. */
export interface ImportTarget {
	/** One result per row, in order. */
	write(rows: AsyncIterable<ProductRow>, options: WriteOptions): AsyncIterable<RowResult>;
	/** Rows without what the shop's own feed has only in part, for products that the shop knows. */
	keepKnown(rows: AsyncIterable<AcceptedRow>): AsyncIterable<ProductRow>;
	findAbsent(skus: ReadonlySet<string>): Promise<AbsentProducts>;
	/** Ends a run that wrote; `source` is what the licence of the data requires to name. */
	finish(source: string | undefined): Promise<void>;
}
