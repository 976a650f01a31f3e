import type { ProductRow } from '../../merchant-api/schemas/product-row.ts';
import type { Tallies } from './row-change.ts';

/** Result of an import. `products` = `accepted` + `refused`, always. */
export interface ImportReport {
	/** Number of products in the feed. */
	products: number;
	accepted: number;
	refused: number;
	created: number;
	updated: number;
	unchanged: number;
	/** Number of fields of accepted products that were left out; each is in the report. */
	leftOut: number;
	/** Number of products that are in stock, without a quantity: their stock is unchanged. */
	unknownStock: number;
	/** Number of products that were taken off sale because a complete feed lacks them. */
	archived?: number;
	/** Why none was taken off although the feed lacks some. */
	doubt?: string;
	/** Refused rows by reason. */
	reasons: Tallies;
	/** Fields that were left out by reason. */
	leftOutReasons: Tallies;
	/** Values that were changed, by rule. */
	changes: Tallies;
	/** Columns with values that were not used, by file. */
	unused: { file: string; columns: readonly string[] }[];
	/** What looks wrong when the products are compared with each other. */
	warnings: readonly string[];
	/** Some accepted products, chosen at random. */
	sample: readonly ProductRow[];
	/** Files that could not be read completely, with the reason. */
	failures: { file: string; reason: string }[];
}

export const emptyReport = (): ImportReport => ({
	products: 0,
	accepted: 0,
	refused: 0,
	created: 0,
	updated: 0,
	unchanged: 0,
	leftOut: 0,
	unknownStock: 0,
	reasons: new Map(),
	leftOutReasons: new Map(),
	changes: new Map(),
	unused: [],
	warnings: [],
	sample: [],
	failures: [],
});
