import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { productFields } from '@titraj/contract/shop/product-fields.ts';
import { type CommandOptions, parseCommand } from '../../import/command-options.ts';
import { describeFeed } from '../../import/detection/describe-feed.ts';
import type { FeedFormat } from '../../import/detection/detect-format.ts';
import { hasApiRows } from '../../import/feed-products.ts';
import { toDraft } from '../../import/mapping/draft-mapping.ts';
import { inspectColumns } from '../../import/mapping/inspect-columns.ts';
import type { MappingFile } from '../../import/mapping/mapping-file.ts';
import { openFeed } from '../../import/open-feed.ts';
import { describeReport } from '../../import/report/describe-report.ts';
import type { Tallies } from '../../import/report/row-change.ts';
import { type ImportResult, runImport } from '../../import/run-import.ts';
import { FeedError } from '../../import/source/feed-error.ts';
import { isWorkbook, workbookToCsv } from '../../import/source/workbook-to-csv.ts';
import { databaseTarget } from '../../import/target/database-target.ts';
import type { ImportTarget } from '../../import/target/import-target.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { FirstEntry } from '../http/entry.ts';
import type { ProductRow } from '../schemas/product-row.ts';
import type { StockInput } from '../schemas/stock.ts';
import type { Database } from '../tables.ts';

const LARGEST = 512 * 1024 * 1024;
const LARGEST_WORKBOOK = 64 * 1024 * 1024;
const MOST_UPLOADS = 20;
const EXAMPLES = 5;

export interface UploadedFeed {
	readonly id: string;
	readonly name: string;
	/** What was detected, in one line. */
	readonly format: string;
	/** `xlsx` for a workbook, whose first sheet is read. */
	readonly kind: 'csv' | 'xml' | 'json' | 'xlsx';
	readonly encoding: string;
	/** Name of the program that wrote it; null if it is unknown. `table`: the table that the shop exports. */
	readonly program: string | null;
	readonly needs_mapping: boolean;
	/** A draft, if the feed needs a mapping. */
	readonly mapping: MappingFile | null;
	readonly columns: readonly { readonly name: string; readonly examples: readonly string[] }[];
}

type RunState = 'uploaded' | 'running' | 'done' | 'failed';

export interface ImportRun {
	readonly id: string;
	readonly state: RunState;
	readonly dry_run: boolean;
	/** Rows so far, and their share of all rows. */
	readonly rows: number;
	readonly share: number;
	/** Counts and lines of the report, as the command prints them; null before the end. */
	readonly result: RunResult | null;
	readonly reason: string | null;
}

export interface ReasonCount {
	/** Field and reason, such as `gtin: has a wrong check digit`; values and numbers are replaced. */
	readonly reason: string;
	readonly count: number;
	/** Three rows at most, such as `line 12 (SKU-1)`. */
	readonly examples: readonly string[];
}

export interface RunResult {
	readonly accepted: number;
	readonly refused: number;
	readonly created: number;
	readonly updated: number;
	readonly unchanged: number;
	/** Taken off sale, because a complete feed lacks them. */
	readonly archived: number;
	/** Fields of accepted rows that were left out. */
	readonly left_out: number;
	/** Why rows were refused, the most frequent reason first. */
	readonly reasons: readonly ReasonCount[];
	/** The same of fields that were left out. */
	readonly left_out_reasons: readonly ReasonCount[];
	/** Values that were changed, by rule; an example names sku and field. */
	readonly changes: readonly ReasonCount[];
	/** Columns with values that were not used. */
	readonly unused: readonly string[];
	/** Products that are for sale without a number of pieces: their stock was left as it is. */
	readonly unknown_stock: number;
	/** Why nothing was taken off sale although a complete feed lacks products; null otherwise. */
	readonly doubt: string | null;
	/** Why the file could not be read to its end. */
	readonly failures: readonly string[];
	/** What looks wrong when the products are compared with each other. */
	readonly warnings: readonly string[];
	/** Some accepted products, chosen at random. */
	readonly sample: readonly ProductRow[];
	/** The report as the command prints it, in English. */
	readonly lines: readonly string[];
	/** Whether `GET /imports/{id}/report` has lines. */
	readonly has_report: boolean;
}

export interface RunWishes {
	readonly mapping?: MappingFile | undefined;
	readonly dry_run?: boolean | undefined;
	readonly complete?: boolean | undefined;
	/** Pieces by sku by which the feed's stock is lowered. */
	readonly unsent?: Readonly<Record<string, number>> | undefined;
}

interface Kept {
	readonly folder: string;
	readonly file: string;
	readonly feed: UploadedFeed;
	run: ImportRun;
}

/** Uploaded feeds of one server process and their imports. They are lost when it ends; the shop keeps what was imported. */
export class ImportRuns {
	readonly #kept = new Map<string, Kept>();
	readonly #db: Database;
	readonly #config: Pick<BackendConfig, 'now' | 'shop'>;

	constructor(db: Database, config: Pick<BackendConfig, 'now' | 'shop'>) {
		this.#db = db;
		this.#config = config;
	}

	/** Stores a feed and describes it. Throws a `FeedError` if the file is no feed. */
	async upload(name: string, content: Readable): Promise<UploadedFeed> {
		const folder = await mkdtemp(join(tmpdir(), 'import-'));
		const file = join(folder, basename(name).replaceAll(/[^\p{L}\p{N}._-]/gu, '_') || 'feed');
		try {
			await pipeline(content, limited, createWriteStream(file, { mode: 0o600 }));
			const isBook = await replaceWorkbook(file);
			const feed = await openFeed(file);
			const seen = await inspectColumns((await feed.open()).rows);
			const id = randomUUID();
			await this.#makeRoom();
			const needsMapping = feed.mapping === null && !hasApiRows(feed);
			const uploaded: UploadedFeed = {
				id,
				name: basename(file),
				format: describeFeed(feed, null),
				kind: isBook ? 'xlsx' : feed.format.kind,
				encoding: feed.encoding,
				program: toProgram(feed.format),
				needs_mapping: needsMapping,
				mapping: needsMapping ? toDraft(seen, productFields(this.#config.shop)) : null,
				columns: [...seen.columns].map(([column, { values }]) => ({
					name: column,
					examples: [...values].slice(0, EXAMPLES).map((text) => text.slice(0, 200)),
				})),
			};
			this.#kept.set(id, { folder, file, feed: uploaded, run: { id, state: 'uploaded', dry_run: false, rows: 0, share: 0, result: null, reason: null } });
			return uploaded;
		} catch (error) {
			await rm(folder, { recursive: true, force: true });
			if (error instanceof FeedError) throw new FeedError(withoutFolder(error.message, folder));
			throw error;
		}
	}

	/** The import and what was uploaded; null for an unknown id. */
	read(id: string): (ImportRun & { readonly feed: UploadedFeed }) | null {
		const kept = this.#kept.get(id);
		return kept === undefined ? null : { ...kept.run, feed: kept.feed };
	}

	/** CSV of refused rows and left-out fields of the last run; null if there are none. */
	reportOf(id: string): string | null {
		const kept = this.#kept.get(id);
		return kept?.run.result?.has_report ? toReportPath(kept) : null;
	}

	/** Begins to import an uploaded feed; null for an unknown id. One that runs goes on. `entry` is stored with the first products that change. */
	start(id: string, wishes: RunWishes, entry: FirstEntry): ImportRun | null {
		const kept = this.#kept.get(id);
		if (kept === undefined || kept.run.state === 'running') return kept?.run ?? null;
		kept.run = { id, state: 'running', dry_run: wishes.dry_run ?? false, rows: 0, share: 0, result: null, reason: null };
		void this.#run(kept, wishes, entry);
		return kept.run;
	}

	async #run(kept: Kept, wishes: RunWishes, entry: FirstEntry): Promise<void> {
		const started = performance.now();
		try {
			const options = await toOptions(kept, wishes);
			const result = await runImport(options, {
				target: withoutUnsent(databaseTarget(this.#db, this.#config, entry), new Map(Object.entries(wishes.unsent ?? {}))),
				config: this.#config,
				log: () => {},
				onProgress: (rows, share) => {
					kept.run = { ...kept.run, rows, share };
				},
			});
			kept.run = {
				...kept.run,
				state: 'done',
				share: 1,
				result: toResult(result, kept.folder, { ...options, seconds: (performance.now() - started) / 1000, report: 'import-report.csv' }),
			};
		} catch (error) {
			const reason =
				error instanceof FeedError ? withoutFolder(error.message, kept.folder) : 'the server failed; start the import again, which writes only what is missing';
			kept.run = { ...kept.run, state: 'failed', reason };
		}
	}

	/** The oldest feeds that do not run make room. */
	async #makeRoom(): Promise<void> {
		for (const [id, { folder, run }] of this.#kept) {
			if (this.#kept.size < MOST_UPLOADS) return;
			if (run.state === 'running') continue;
			this.#kept.delete(id);
			await rm(folder, { recursive: true, force: true });
		}
	}
}

/** A target whose stock is lowered by pieces that were ordered and that the feed does not know yet. */
function withoutUnsent(target: ImportTarget, unsent: ReadonlyMap<string, number>): ImportTarget {
	if (unsent.size === 0) return target;
	async function* lowered(rows: AsyncIterable<ProductRow>): AsyncGenerator<ProductRow> {
		for await (const row of rows) {
			const pieces = unsent.get(row.sku) ?? 0;
			yield pieces === 0 || row.stock === undefined ? row : { ...row, stock: lower(row.stock, pieces) };
		}
	}
	return { ...target, write: (rows, options) => target.write(lowered(rows), options) };
}

function lower({ quantity, locations }: StockInput, pieces: number): StockInput {
	if (quantity !== undefined) return { quantity: Math.max(0, quantity - pieces) };
	const places = locations?.map((place) => (place.location === 'warehouse' ? { ...place, quantity: Math.max(0, place.quantity - pieces) } : place));
	return places === undefined ? {} : { locations: places };
}

async function toOptions({ folder, file }: Kept, { mapping, dry_run = false, complete = false }: RunWishes): Promise<CommandOptions> {
	const map = join(folder, 'mapping.json');
	await rm(toReportPath({ folder }), { force: true });
	if (mapping !== undefined) await writeFile(map, JSON.stringify(mapping));
	return parseCommand([
		file,
		'--report',
		toReportPath({ folder }),
		...(mapping === undefined ? [] : ['--map', map]),
		...(dry_run ? ['--dry-run'] : []),
		...(complete ? ['--complete'] : []),
	]);
}

const toReportPath = ({ folder }: Pick<Kept, 'folder'>): string => join(folder, 'report.csv');

/** Texts name files by their paths; where this server keeps an upload says nothing to who reads them. */
const withoutFolder = (text: string, folder: string): string => text.replaceAll(`${folder}/`, '');

function toResult(result: ImportResult, folder: string, run: Parameters<typeof describeReport>[1]): RunResult | null {
	if (result === null) return null;
	const { accepted, refused, created, updated, unchanged, archived = 0, leftOut, unknownStock, reasons, leftOutReasons } = result;
	const { changes, unused, doubt = null, failures, warnings, sample } = result;
	return {
		...{ accepted, refused, created, updated, unchanged, archived, left_out: leftOut },
		reasons: toCounts(reasons),
		left_out_reasons: toCounts(leftOutReasons),
		...{ changes: toCounts(changes), unused: unused.flatMap(({ columns }) => columns), unknown_stock: unknownStock },
		...{ doubt, failures: failures.map(({ reason }) => reason), warnings, sample },
		lines: describeReport(result, run).map((line) => withoutFolder(line, folder)),
		has_report: refused + leftOut > 0,
	};
}

const toCounts = (tallies: Tallies): ReasonCount[] =>
	[...tallies].map(([reason, { count, examples }]) => ({ reason, count, examples })).toSorted((a, b) => b.count - a.count);

function toProgram(format: FeedFormat): string | null {
	if (format.profile === 'program') return format.program.name;
	return format.profile === 'plain' ? null : format.profile;
}

/** Replaces a workbook by its first sheet as CSV; false if the file is none. */
async function replaceWorkbook(file: string): Promise<boolean> {
	const { size } = await stat(file);
	if (size > LARGEST_WORKBOOK || !isWorkbook(await readStart(file))) return false;
	await writeFile(file, workbookToCsv(await readFile(file)));
	return true;
}

async function readStart(file: string): Promise<Buffer> {
	await using handle = await open(file);
	const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
	return buffer.subarray(0, bytesRead);
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let bytes = 0;
	for await (const chunk of chunks) {
		bytes += chunk.length;
		if (bytes > LARGEST) throw new FeedError(`The file is larger than ${LARGEST / 1024 / 1024} MB.`);
		yield chunk;
	}
}
