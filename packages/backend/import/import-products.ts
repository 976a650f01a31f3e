import type { RowResult, UnreadableRow } from '../merchant-api/rows/row-result.ts';
import type { ProductRow } from '../merchant-api/schemas/product-row.ts';
import type { FeedProduct, PreparedFeed } from './feed-products.ts';
import type { AcceptedRow } from './own-feed.ts';
import { emptyReport, type ImportReport } from './report/import-report.ts';
import { ProductSurvey } from './report/product-survey.ts';
import type { ReportLine } from './report/report-file.ts';
import { addTally, toExample, toReasonKind } from './report/row-change.ts';
import { FeedError } from './source/feed-error.ts';

export interface ImportOptions {
	readonly write: (rows: AsyncIterable<AcceptedRow>) => AsyncIterable<RowResult>;
	/** A number from 0 to 1, for the sample of products; random by default. */
	readonly random?: () => number;
	readonly onReport: (line: ReportLine) => void | Promise<void>;
	/** Rows so far, and their share of all rows. */
	readonly onProgress?: (rows: number, share: number) => void;
}

/** Result of an import, with what `archiveAbsent` needs. */
export interface ImportOutcome {
	readonly report: ImportReport;
	/** Products in the feed, including refused rows. */
	readonly skus: ReadonlySet<string>;
	/** Number of refused rows without a sku. */
	readonly nameless: number;
	/** Positions in the feeds of accepted products with pictures or documents, by sku. */
	readonly places: ReadonlyMap<string, FeedPlace>;
}

export type FeedPlace = Pick<FeedProduct, 'file' | 'line'>;

/**
 * Writes the products of feeds, one feed after the other. If several rows have the same sku, the first is used. If a feed cannot be read to
 * its end, the rows before that point are imported and the failure is reported.
 */
export async function importProducts(feeds: readonly (PreparedFeed & { readonly file: string })[], options: ImportOptions): Promise<ImportOutcome> {
	const run = new ImportRun(feeds, options);
	for await (const result of options.write(run.rows())) await run.take(result);
	return run.outcome();
}

class ImportRun {
	readonly #report = emptyReport();
	readonly #survey: ProductSurvey;
	readonly #skus = new Set<string>();
	readonly #places = new Map<string, FeedPlace>();
	/** Positions of rows that are being written and have no result yet. The rows themselves are not kept. */
	readonly #waiting: FeedPlace[] = [];
	#waited = 0;
	#nameless = 0;
	readonly #feeds: readonly (PreparedFeed & { readonly file: string })[];
	readonly #options: ImportOptions;

	constructor(feeds: readonly (PreparedFeed & { readonly file: string })[], options: ImportOptions) {
		this.#feeds = feeds;
		this.#options = options;
		this.#survey = new ProductSurvey(options.random);
		for (const { file, unused } of feeds) if (unused.length > 0) this.#report.unused.push({ file, columns: unused });
	}

	async *rows(): AsyncGenerator<AcceptedRow> {
		for (const feed of this.#feeds) {
			try {
				for await (const product of feed.read()) {
					const row = await this.#check(product);
					if (row !== null) yield { row, isOwn: product.isOwn };
				}
			} catch (error) {
				if (!(error instanceof FeedError)) throw error;
				this.#report.failures.push({ file: feed.file, reason: error.message });
			}
		}
	}

	async take(result: RowResult): Promise<void> {
		const place = this.#waiting[this.#waited];
		if (place === undefined) throw new Error('There are more results than rows');
		this.#waited += 1;
		if (this.#waited === this.#waiting.length || this.#waited >= 10_000) {
			this.#waiting.splice(0, this.#waited);
			this.#waited = 0;
		}
		if (result.outcome === 'refused') {
			await this.#refuse(place, result);
			return;
		}
		this.#report.accepted += 1;
		this.#report[result.outcome] += 1;
	}

	outcome(): ImportOutcome {
		this.#report.warnings = this.#survey.warnings();
		this.#report.sample = this.#survey.sample;
		return { report: this.#report, skus: this.#skus, nameless: this.#nameless, places: this.#places };
	}

	/** The row to write; null if it was refused. */
	async #check(product: FeedProduct): Promise<ProductRow | null> {
		this.#report.products += 1;
		this.#options.onProgress?.(this.#report.products, product.share);
		const sku = product.ok ? product.row.sku : product.sku;
		const isRepeated = sku !== null && this.#skus.has(sku);
		if (sku !== null) this.#skus.add(sku);
		if (!product.ok) await this.#refuse(product, product);
		else if (isRepeated) await this.#refuse(product, { sku, errors: [{ field: 'sku', reason: 'came in an earlier row' }] });
		else {
			if (product.isStockUnknown) this.#report.unknownStock += 1;
			this.#survey.add(product.row);
			for (const { rule, field, before, after } of product.changes) {
				addTally(this.#report.changes, rule, `${sku} ${field}: ${toExample(before)} → ${toExample(after)}`);
			}
			for (const { field, reason } of product.notes) {
				this.#report.leftOut += 1;
				addTally(this.#report.leftOutReasons, toReasonKind(`${field}: ${reason}`), toLine(product, sku));
				await this.#addLine(product, { sku, field, reason, outcome: 'field left out' });
			}
			if (product.row.images || product.row.documents) this.#places.set(product.row.sku, { file: product.file, line: product.line });
			this.#waiting.push({ file: product.file, line: product.line });
			return product.row;
		}
		return null;
	}

	async #refuse(place: FeedPlace, { sku, errors }: UnreadableRow): Promise<void> {
		this.#report.refused += 1;
		if (sku === null) this.#nameless += 1;
		const [{ field: first = '', reason: why = '' } = {}] = errors;
		addTally(this.#report.reasons, toReasonKind(first === '' ? why : `${first}: ${why}`), toLine(place, sku));
		for (const { field, reason } of errors) await this.#addLine(place, { sku, field, reason, outcome: 'row refused' });
	}

	async #addLine({ file, line }: FeedPlace, refusal: Pick<ReportLine, 'sku' | 'field' | 'reason' | 'outcome'>): Promise<void> {
		await this.#options.onReport({ file, line, ...refusal });
	}
}

const toLine = ({ line }: FeedPlace, sku: string | null): string => `line ${line ?? '?'}${sku === null ? '' : ` (${sku})`}`;
