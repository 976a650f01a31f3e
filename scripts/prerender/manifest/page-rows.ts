import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { ByteRange, DocumentSlices, FileStamp, PageRecord, SplicedPage } from './page-record.ts';

export type Row = Record<string, SQLOutputValue>;

const STAMP = ['html_bytes', 'html_crc32'] as const;
const SLICES = ['description_at', 'description_bytes', 'body_at', 'body_bytes'] as const;
const OTHERS = ['path', 'lang', 'screen', 'layout', 'type', 'noindex', 'product_id', 'tags', 'template', 'body_inputs', 'head_inputs'] as const;
const HISTORY = ['rendered_at', 'changed_at', 'run', 'first_run'] as const;

/** Columns of a document's stamp, for a SELECT whose rows go to `toStamp`. */
export const STAMP_COLUMNS = STAMP.join(', ');
/** Columns of a page's slices, for a SELECT whose rows go to `toSlices`. */
export const SLICE_COLUMNS = SLICES.join(', ');

/** When a page was rendered and last changed (ISO), and the runs that found it first and last. */
interface PageHistory {
	readonly renderedAt: string;
	readonly changedAt: string;
	readonly run: number;
	readonly firstRun: number;
}

/** Writes the rows of the table `page`. */
export interface PageRows {
	/** `tags`: the page's tags as JSON. */
	insert(page: PageRecord, tags: string, history: PageHistory): void;
	/** Replaces what splicing changes. */
	updateSpliced(page: SplicedPage): void;
}

export function openPageRows(database: DatabaseSync): PageRows {
	const columns = [...OTHERS, ...STAMP, ...SLICES, ...HISTORY];
	const insert = database.prepare(`INSERT OR REPLACE INTO page (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
	const assignments = ['template', ...STAMP, ...SLICES].map((name) => `${name} = :${name}`);
	const updateSpliced: StatementSync = database.prepare(`UPDATE page SET ${assignments.join(', ')} WHERE path = :path`);
	return {
		// By position, because looking up 21 names takes longer than SQLite needs for the row.
		insert(page, tags, { renderedAt, changedAt, run, firstRun }) {
			const { path, lang, screen, layout, type, template, inputs, stamp, slices } = page;
			insert.run(
				...[path, lang, screen, layout, type, page.noindex ? 1 : 0, page.productId, tags, template, inputs.body, inputs.head],
				...[stamp.bytes, stamp.crc32],
				...[slices.description.at, slices.description.bytes, slices.body.at, slices.body.bytes],
				...[renderedAt, changedAt, run, firstRun],
			);
		},
		updateSpliced: ({ path, template, stamp, slices }) => void updateSpliced.run({ path, template, ...fromStamp(stamp), ...fromSlices(slices) }),
	};
}

const fromStamp = ({ bytes, crc32 }: FileStamp) => ({ html_bytes: bytes, html_crc32: crc32 });

const fromSlices = ({ description, body }: DocumentSlices) => ({
	...{ description_at: description.at, description_bytes: description.bytes, body_at: body.at, body_bytes: body.bytes },
});

const toRange = (at: SQLOutputValue | undefined, bytes: SQLOutputValue | undefined): ByteRange => ({ at: Number(at), bytes: Number(bytes) });

/** The document's stamp of a row that has STAMP_COLUMNS. */
export const toStamp = (row: Row): FileStamp => ({ bytes: Number(row['html_bytes']), crc32: Number(row['html_crc32']) });

/** The slices of a row that has SLICE_COLUMNS. */
export const toSlices = (row: Row): DocumentSlices => ({
	description: toRange(row['description_at'], row['description_bytes']),
	body: toRange(row['body_at'], row['body_bytes']),
});
