import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { productFields } from '@titraj/contract/shop/product-fields.ts';
import type { ProductRow } from '../merchant-api/schemas/product-row.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { type Archived, archiveAbsent, type CompleteFeed } from './archive-absent.ts';
import type { CommandOptions } from './command-options.ts';
import { describeFeed } from './detection/describe-feed.ts';
import { type PreparedFeed, prepareFeed } from './feed-products.ts';
import { type ImportOutcome, importProducts } from './import-products.ts';
import { toDraft } from './mapping/draft-mapping.ts';
import { toDraftText } from './mapping/draft-text.ts';
import { REQUIRED_FIELDS } from './mapping/fields.ts';
import { inspectColumns } from './mapping/inspect-columns.ts';
import { type MappingFile, readMappingFile } from './mapping/mapping-file.ts';
import { mergeMapping } from './mapping/merge-mapping.ts';
import { missingColumns } from './mapping/missing-columns.ts';
import { type Feed, openFeed } from './open-feed.ts';
import type { ImportReport } from './report/import-report.ts';
import { ReportFile } from './report/report-file.ts';
import { FeedError } from './source/feed-error.ts';
import { findFiles } from './source/find-files.ts';
import type { ImportTarget } from './target/import-target.ts';

export interface ImportContext {
	readonly target: ImportTarget;
	readonly config: Pick<BackendConfig, 'shop'>;
	/** Prints a line for the merchant while the import runs. */
	readonly log: (line: string) => void;
	readonly onProgress?: (rows: number, share: number) => void;
}

/** Null if only a draft of a mapping was written. */
export type ImportResult = (ImportReport & Pick<ImportOutcome, 'places'>) | null;

/** Runs an import. Throws a `FeedError` if a feed cannot be read at all. */
export async function runImport(options: CommandOptions, context: ImportContext): Promise<ImportResult> {
	await using found = await findFiles(options.source);
	const feeds: Feed[] = [];
	for (const file of found.files) feeds.push(await openFeed(file, options));
	if (options.map !== undefined && !existsSync(options.map)) return writeDraft(feeds, { source: options.source, map: options.map }, context);
	const own = options.map === undefined ? null : await readMappingFile(options.map);
	const prepared: (PreparedFeed & { file: string })[] = [];
	for (const feed of feeds) {
		const ready = await prepareFeed(feed, toMapping(feed, own, options.overrides), { url: found.url, fields: productFields(context.config.shop) });
		context.log(`${feed.file}: ${ready.rows} rows, ${describeFeed(feed, ready.settings)}`);
		const missing = own === null || ready.settings === null ? [] : missingColumns(own, ready.columns);
		if (missing.length > 0) context.log(`${feed.file} has no ${missing.map((name) => `"${name}"`).join(', ')}, which ${options.map} names: check the spelling`);
		prepared.push({ ...ready, file: feed.file });
	}
	return write(prepared, { mapping: own, folder: found.folder }, options, context);
}

const toMapping = ({ mapping, format }: Feed, own: MappingFile | null, overrides: Partial<MappingFile>): MappingFile | null =>
	mapping === null && own === null && format.profile === 'plain' ? null : mergeMapping(mergeMapping(mapping ?? { columns: {} }, own ?? {}), overrides);

async function writeDraft(feeds: readonly Feed[], command: { source: string; map: string }, { log, config }: ImportContext): Promise<null> {
	const file = command.map;
	const feed = feeds.find(({ format }) => format.profile === 'plain');
	if (feed === undefined)
		throw new FeedError(`${file} does not exist, and the feed needs no mapping. Omit --map, or write the file yourself (docs/import.md).`);
	const seen = await inspectColumns((await feed.open()).rows);
	const draft = toDraft(seen, productFields(config.shop));
	const lacking = REQUIRED_FIELDS.filter((field) => draft.columns[field] === undefined);
	if (lacking.length > 0) log(`${feed.file} has no column with a usual name of: ${lacking.join(', ')}. Name the columns in the draft under "columns".`);
	await writeFile(file, toDraftText(draft, seen, command), { flag: 'wx' });
	const unused = Object.keys(draft.not_used ?? {}).length;
	if (unused > 0) log(`${unused} columns are not used; ${file} says why.`);
	log(`A draft of the mapping is in ${file}. Check it, then run the same command with --dry-run; nothing was imported.`);
	return null;
}

async function write(
	feeds: readonly (PreparedFeed & { file: string })[],
	{ mapping, folder }: { mapping: MappingFile | null; folder: string | null },
	{ dryRun, completeAtMost, report: path }: CommandOptions,
	{ target, onProgress }: ImportContext,
): Promise<NonNullable<ImportResult>> {
	await using file = new ReportFile(path);
	const writeRows = (rows: AsyncIterable<ProductRow>) => target.write(rows, { folder, dryRun });
	const { report, skus, nameless, places } = await importProducts(feeds, {
		write: (accepted) => {
			const rows = target.keepKnown(accepted);
			return writeRows(completeAtMost === undefined ? rows : backOnSale(rows));
		},
		onReport: (line) => file.add(line),
		...(onProgress && { onProgress }),
	});
	const archived = completeAtMost === undefined ? {} : await archive(target, { report, skus, nameless, atMost: completeAtMost, write: writeRows });
	if (!dryRun) await target.finish(mapping?.source);
	return { ...report, ...archived, places };
}

/** Products in a complete feed are put on sale again if an earlier feed lacked them. */
async function* backOnSale(rows: AsyncIterable<ProductRow>): AsyncGenerator<ProductRow> {
	for await (const row of rows) yield { archived: false, ...row };
}

const archive = (target: ImportTarget, { report, ...feed }: CompleteFeed & { report: ImportReport }): Promise<Archived> | Archived =>
	report.failures.length > 0 ? { archived: 0, doubt: 'the feed could not be read to its end' } : archiveAbsent(target, feed);
