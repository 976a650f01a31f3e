import { writeManufacturers } from '../catalog/manufacturers/write-manufacturers.ts';
import { writeProducts } from '../catalog/products/write-products.ts';
import { findChanged } from '../listing/facets/changed-products.ts';
import { refreshDerived, vacuum } from '../listing/refresh-derived.ts';
import type { Database } from '../platform/database/tables.ts';
import type { SourceProduct } from '../platform/source/catalog.ts';
import { type ParsedRow, parseFeedRow } from './feed-row.ts';
import { Manufacturers } from './manufacturers.ts';
import { prepareShop } from './prepare-shop.ts';
import { LONGEST_LINE, readLines } from './read-lines.ts';
import { toProduct } from './to-product.ts';
import { withdrawAbsent } from './withdraw-absent.ts';

const BATCH = 500;

export interface RejectedRow {
	line: number;
	sku: string | null;
	reason: string;
}

/** `lines` = `accepted` + `rejected`, always. */
export interface ImportReport {
	lines: number;
	accepted: number;
	rejected: number;
	/** Accepted rows that were new or differed from what was stored. */
	written: number;
	/** Of a feed that is said to be complete: products that went off sale because it does not name them. */
	withdrawn?: number;
	/** Why none did though it lacks some. */
	doubt?: string;
}

interface ImportOptions {
	/** The feed names all that is for sale: the rest goes, unless it is more than this share (0 to 1) of it. */
	completeAtMost?: number;
}

/** Streams a feed into the shop in transactions of 500 rows. Cut off anywhere it can be run again: a row already there is left alone. */
export async function importFeed(
	db: Database,
	file: string,
	onRejected: (row: RejectedRow) => void,
	{ completeAtMost }: ImportOptions = {},
): Promise<ImportReport> {
	const report: ImportReport = { lines: 0, accepted: 0, rejected: 0, written: 0 };
	const categoryCodes = await prepareShop(db);
	const stores = (await db.selectFrom('stores').select('code').where('visible', '=', true).orderBy('code').execute()).map(({ code }) => code);
	const manufacturers = new Manufacturers();
	const skus = new Set<string>();
	const refused = new Set<string>();
	let nameless = 0;
	let batch: SourceProduct[] = [];

	const flush = async () => {
		const products = batch;
		batch = [];
		const makers = manufacturers.takeFresh();
		report.written += await db.transaction().execute(async (trx) => {
			await writeManufacturers(trx, makers);
			return writeProducts(trx, products);
		});
	};

	for await (const { number, text } of readLines(file)) {
		report.lines += 1;
		const parsed: ParsedRow = text === null ? { ok: false, sku: null, reason: `longer than ${LONGEST_LINE} characters` } : parseFeedRow(text);
		const rejected = parsed.ok ? (skus.has(parsed.row.sku) ? { sku: parsed.row.sku, reason: 'sku: came in an earlier line' } : null) : parsed;
		if (!parsed.ok || rejected) {
			report.rejected += 1;
			if (rejected?.sku) refused.add(rejected.sku);
			else nameless += 1;
			onRejected({ line: number, sku: rejected?.sku ?? null, reason: rejected?.reason ?? '' });
			continue;
		}
		report.accepted += 1;
		skus.add(parsed.row.sku);
		const product = toProduct(parsed.row, manufacturers.codeOf(parsed.row.manufacturer), stores);
		batch.push({ ...product, category_code: categoryCodes.get(product.category_code) ?? product.category_code });
		if (batch.length === BATCH) await flush();
	}
	await flush();
	if (completeAtMost !== undefined) {
		const isNamed = (sku: string) => skus.has(sku) || refused.has(sku);
		Object.assign(report, await withdrawAbsent(db, { isNamed, nameless, atMost: completeAtMost }));
	}
	// An earlier run may have been cut off after its last batch.
	if (report.written > 0 || (report.withdrawn ?? 0) > 0 || (await findChanged(db)) !== null) {
		await refreshDerived(db);
		await vacuum(db);
	}
	return report;
}
