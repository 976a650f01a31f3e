import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { ByteRange, DocumentSlices, FileStamp, PageFiles, PageRecord, SplicedPage } from './page-record.ts';

type Row = Record<string, SQLOutputValue>;

const FILES = ['html_bytes', 'html_crc32', 'json_bytes', 'json_crc32'] as const;
const SLICES = ['description_at', 'description_bytes', 'body_at', 'body_bytes'] as const;
const OTHERS = ['path', 'lang', 'screen', 'layout', 'type', 'noindex', 'product_id', 'tags', 'template', 'body_inputs', 'head_inputs'] as const;
const HISTORY = ['rendered_at', 'changed_at', 'run', 'first_run'] as const;

/** Columns of a page's file stamps, for a SELECT whose rows go to `toFiles`. */
export const FILE_COLUMNS = FILES.join(', ');
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
	insert(page: PageRecord, history: PageHistory): void;
	/** Replaces what splicing changes. */
	updateSpliced(page: SplicedPage): void;
}

export function openPageRows(database: DatabaseSync): PageRows {
	const columns = [...OTHERS, ...FILES, ...SLICES, ...HISTORY];
	const insert = database.prepare(`INSERT OR REPLACE INTO page (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`);
	const assignments = ['template', ...FILES, ...SLICES].map((name) => `${name} = :${name}`);
	const updateSpliced: StatementSync = database.prepare(`UPDATE page SET ${assignments.join(', ')} WHERE path = :path`);
	return {
		insert(page, { renderedAt, changedAt, run, firstRun }) {
			const { path, lang, screen, layout, type, template } = page;
			insert.run({
				...{ path, lang, screen, layout, type, template },
				noindex: page.noindex ? 1 : 0,
				product_id: page.productId,
				tags: JSON.stringify(page.tags),
				...{ body_inputs: page.inputs.body, head_inputs: page.inputs.head },
				...fromFiles(page.files),
				...fromSlices(page.slices),
				...{ rendered_at: renderedAt, changed_at: changedAt, run, first_run: firstRun },
			});
		},
		updateSpliced: ({ path, template, files, slices }) => void updateSpliced.run({ path, template, ...fromFiles(files), ...fromSlices(slices) }),
	};
}

const fromFiles = ({ html, json }: PageFiles) => ({
	...{ html_bytes: html.bytes, html_crc32: html.crc32, json_bytes: json.bytes, json_crc32: json.crc32 },
});

const fromSlices = ({ description, body }: DocumentSlices) => ({
	...{ description_at: description.at, description_bytes: description.bytes, body_at: body.at, body_bytes: body.bytes },
});

const toStamp = (bytes: SQLOutputValue | undefined, crc32: SQLOutputValue | undefined): FileStamp => ({ bytes: Number(bytes), crc32: Number(crc32) });
const toRange = (at: SQLOutputValue | undefined, bytes: SQLOutputValue | undefined): ByteRange => ({ at: Number(at), bytes: Number(bytes) });

/** The file stamps of a row that has FILE_COLUMNS. */
export const toFiles = (row: Row): PageFiles => ({
	html: toStamp(row['html_bytes'], row['html_crc32']),
	json: toStamp(row['json_bytes'], row['json_crc32']),
});

/** The slices of a row that has SLICE_COLUMNS. */
export const toSlices = (row: Row): DocumentSlices => ({
	description: toRange(row['description_at'], row['description_bytes']),
	body: toRange(row['body_at'], row['body_bytes']),
});
