import { basename } from 'node:path';
import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import { checkRow } from '../merchant-api/rows/check-row.ts';
import { detectSettings } from './detection/detect-settings.ts';
import { scanFeed } from './detection/scan-feed.ts';
import { findUnused } from './formats/find-unused.ts';
import type { FeedSettings } from './mapping/feed-settings.ts';
import { FIELDS } from './mapping/fields.ts';
import { CODE_SOURCE, mapRow } from './mapping/map-row.ts';
import type { MappingFile } from './mapping/mapping-file.ts';
import { type MappedRow, type RowContext, toProductRow } from './mapping/to-product-row.ts';
import type { Feed } from './open-feed.ts';
import { OWN_SKU } from './own-feed.ts';
import type { RawRow } from './readers/raw-row.ts';
import { untilBroken } from './readers/until-broken.ts';
import type { RowChange } from './report/row-change.ts';
import { FeedError } from './source/feed-error.ts';
import { toText } from './values/plain-text.ts';

/** A product of a feed with its position. */
export type FeedProduct = MappedRow & {
	readonly file: string;
	readonly line: number;
	/** Whether the row says that the product is in stock but not how many there are. */
	readonly isStockUnknown: boolean;
	/** True if the row comes from a feed that the shop wrote itself. */
	readonly isOwn: boolean;
	/** Share of the file that was read, 0 to 1. */
	readonly share: number;
};

/** How to read the values of a feed, and its products. */
export interface PreparedFeed {
	/** Null for rows of the merchant API, where nothing has to be detected. */
	readonly settings: FeedSettings | null;
	readonly columns: ReadonlySet<string>;
	/** Columns with values that neither the format nor the mapping uses. */
	readonly unused: readonly string[];
	/** Number of rows in the file. */
	readonly rows: number;
	read(): AsyncIterable<FeedProduct>;
}

/**
 * Reads a feed once to detect how its values are written. `url` is the address that the feed was downloaded from, `fields` are the declared fields of products. Throws a `FeedError` if it needs a mapping
 * and has none.
 */
export async function prepareFeed(
	feed: Feed,
	mapping: MappingFile | null,
	{ url = null, fields = [] }: { readonly url?: string | null; readonly fields?: readonly ProductField[] } = {},
): Promise<PreparedFeed> {
	if (hasApiRows(feed)) return { settings: null, columns: new Set(), unused: [], rows: await countRows(feed), read: () => readProducts(feed, checkApiRow) };
	if (mapping === null)
		throw new FeedError(`The format of ${feed.file} is unknown. Pass a mapping with --map FILE; if that file does not exist, a draft is written to it.`);
	const settings = await detectSettings((await feed.open()).rows, mapping);
	const { kinds, columns, filled, rows } = await scanFeed((await feed.open()).rows, mapping, settings);
	const mapped = new Set(FIELDS.filter((field) => mapping.columns[field] !== undefined));
	const context: RowContext = { settings, mapped, feedUrl: url, fields, kindOf: (category, key) => kinds.kindOf(category, key) };
	const unused = findUnused(filled, mapping, feed.format);
	return { settings, columns, unused, rows, read: () => readProducts(feed, (row) => toMapped(row, mapping, context)) };
}

/** Whether the rows of a feed are those of the merchant API, which need no mapping. */
export const hasApiRows = ({ format: { profile } }: Feed): boolean => profile === 'rows' || profile === 'table';

type ReadRow = (row: RawRow & { ok: true }) => { mapped: MappedRow; isStockUnknown: boolean; isOwn: boolean };

async function* readProducts(feed: Feed, toRow: ReadRow): AsyncGenerator<FeedProduct> {
	const { rows, progress } = await feed.open();
	const file = basename(feed.file);
	for await (const row of rows) {
		const place = { file, line: row.line, share: progress() };
		if (row.ok) {
			const { mapped, ...facts } = toRow(row);
			yield { ...mapped, ...place, ...facts };
		} else yield { ok: false, sku: row.sku || null, errors: [{ field: '', reason: row.reason }], ...place, isStockUnknown: false, isOwn: false };
	}
}

function toMapped(row: RawRow & { ok: true }, mapping: MappingFile, context: RowContext): ReturnType<ReadRow> {
	const changes: RowChange[] = [];
	const source = mapRow(row.fields, mapping, changes);
	const madeFrom = toText(row.fields[CODE_SOURCE]);
	if (madeFrom !== '') changes.push({ rule: `code made from ${madeFrom}`, field: 'sku', before: '', after: source.texts.sku ?? '' });
	const mapped = toProductRow(source, context, changes);
	const isStockUnknown = mapped.ok && mapped.row.stock === undefined && source.texts.availability !== undefined;
	return { mapped, isStockUnknown, isOwn: source.columns.sku === OWN_SKU };
}

function checkApiRow({ fields }: RawRow & { ok: true }): ReturnType<ReadRow> {
	const checked = checkRow(fields);
	return {
		mapped: checked.ok ? { ok: true, row: checked.row, notes: [], changes: [] } : { ok: false, sku: checked.sku, errors: checked.errors },
		isStockUnknown: false,
		isOwn: false,
	};
}

async function countRows(feed: Feed): Promise<number> {
	let count = 0;
	for await (const _ of untilBroken((await feed.open()).rows)) count += 1;
	return count;
}
