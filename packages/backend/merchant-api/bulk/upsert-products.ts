import { productFields } from '@titraj/contract/shop/product-fields.ts';
import { countReduced } from '../../catalog/index.ts';
import { markRefreshDue, refreshDue, vacuum } from '../../listing/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { FirstEntry } from '../http/entry.ts';
import { checkRow } from '../rows/check-row.ts';
import type { RowResult, UnreadableRow } from '../rows/row-result.ts';
import type { ProductRow } from '../schemas/product-row.ts';
import { type BatchEffects, writeBatch } from './write-batch.ts';

/** Rows per transaction. */
const BATCH = 500;
/**
 * Seconds without another transaction after which a run of several rows counts as killed, and the server itself refreshes the derived data.
 */
const PAUSE = 30;

export interface UpsertContext {
	readonly db: Database;
	readonly config: Pick<BackendConfig, 'now' | 'shop'>;
	/** Base folder of paths relative to the feed, without a trailing slash; rows cannot name files without it. */
	readonly folder?: string | null;
	/**
	 * Returns the result of each row without writing anything. A row that depends on an earlier new row is checked against the current
	 * state of the shop.
	 */
	readonly dryRun?: boolean;
	/** Entry of the log of changes, stored with the first batch that changes something. */
	readonly entry?: FirstEntry | undefined;
}

/**
 * Creates and updates products in transactions of several hundred rows. Yields one result per row, in order; an invalid row does not stop
 * the others. Several rows with the same sku are applied one after the other. After an interruption the same rows can be sent again with
 * the same outcome.
 */
export async function* upsertProducts(rows: AsyncIterable<ProductRow | UnreadableRow>, context: UpsertContext): AsyncGenerator<RowResult, void, undefined> {
	let arePricesChanged = false;
	let rowsWritten = 0;
	try {
		for await (const batch of toBatches(rows, BATCH)) {
			const { results, effects } = await writeRows(batch, context);
			arePricesChanged ||= effects.prices;
			rowsWritten += results.length;
			yield* results;
		}
	} finally {
		// Also refreshes what a killed run has left outdated.
		if (!context.dryRun) {
			if (arePricesChanged) await countReduced(context.db);
			if (rowsWritten > 1) await refreshDue(context.db, 'noted');
			if (rowsWritten > BATCH) await vacuum(context.db);
		}
	}
}

interface Written {
	readonly results: RowResult[];
	readonly effects: BatchEffects;
}

/** Rows with the same sku are written one after the other, in separate transactions. */
async function writeRows(batch: readonly (ProductRow | UnreadableRow)[], context: UpsertContext): Promise<Written> {
	const checked = batch.map((row) => ('errors' in row ? { ok: false as const, ...row } : checkRow(row)));
	const results: RowResult[] = checked.map((one) =>
		one.ok ? { sku: one.row.sku, outcome: 'unchanged' } : { sku: one.sku, outcome: 'refused', errors: one.errors },
	);
	let open = checked.flatMap((one, place) => (one.ok ? [{ place, row: one.row }] : []));
	const effects = { catalog: false, prices: false };
	while (open.length > 0) {
		const first = new Map(open.map((one) => [one.row.sku, one] as const).reverse());
		const wave = open.filter((one) => first.get(one.row.sku) === one);
		open = open.filter((one) => first.get(one.row.sku) !== one);
		const written = await writeOrSplit(
			wave.map(({ row }) => row),
			context,
		);
		for (const [index, result] of written.results.entries()) results[wave[index]?.place ?? 0] = result;
		effects.catalog ||= written.effects.catalog;
		effects.prices ||= written.effects.prices;
	}
	return { results, effects };
}

class DryRun extends Error {
	readonly written: Written;

	constructor(written: Written) {
		super('Nothing of a dry run stays');
		this.written = written;
	}
}

/** If the database refuses a batch, it is split in halves, so that one bad row does not affect the others. */
async function writeOrSplit(rows: readonly ProductRow[], context: UpsertContext): Promise<Written> {
	try {
		return await inTransaction(context, async (trx, note) => {
			const written = await writeBatch(trx, rows, {
				now: context.config.now(),
				folder: context.folder ?? null,
				fields: productFields(context.config.shop),
				badges: context.config.shop.badges ?? [],
			});
			if (written.effects.catalog) await markRefreshDue(trx, rows.length > 1 ? PAUSE : 0);
			if (context.dryRun) throw new DryRun(written);
			if (written.results.some(({ outcome }) => outcome === 'created' || outcome === 'updated')) await note();
			return written;
		});
	} catch (error) {
		if (error instanceof DryRun) return error.written;
		if (!isOfData(error)) throw error;
		if (rows.length === 1) return { results: rows.map(({ sku }) => toRefused(sku, error)), effects: { catalog: false, prices: false } };
		const middle = Math.ceil(rows.length / 2);
		const halves = [await writeOrSplit(rows.slice(0, middle), context), await writeOrSplit(rows.slice(middle), context)];
		return {
			results: halves.flatMap(({ results }) => results),
			effects: { catalog: halves.some(({ effects }) => effects.catalog), prices: halves.some(({ effects }) => effects.prices) },
		};
	}
}

type Batch = (trx: Database, note: () => Promise<void>) => Promise<Written>;

const inTransaction = ({ db, entry }: UpsertContext, run: Batch): Promise<Written> =>
	entry === undefined ? db.transaction().execute((trx) => run(trx, async () => {})) : entry.inTransaction(db, run);

/** SQLSTATE classes 22 and 23: a value that cannot be stored, or a constraint violation. Also 54: too large for an index. */
const isOfData = (error: unknown): error is Error & { code: string } => error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code));

const toRefused = (sku: string, error: Error): RowResult => ({
	sku,
	outcome: 'refused',
	errors: [{ field: '', reason: `cannot be stored: ${error.message}` }],
});

async function* toBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
	let batch: T[] = [];
	for await (const item of items) {
		batch.push(item);
		if (batch.length < size) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}
