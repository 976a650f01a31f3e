import type { ImportRun, UploadedFeed } from '@titraj/backend/merchant-api/imports/import-runs.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { ReasonCount } from '@titraj/backend/merchant-api/imports/import-runs.ts';
export type Feed = UploadedFeed;
export type Mapping = NonNullable<UploadedFeed['mapping']>;
export type Import = ImportRun & { readonly feed: Feed };

export interface ImportWishes {
	readonly mapping?: Mapping;
	readonly dry_run?: boolean;
	readonly complete?: boolean;
}

/** Media types by the end of the name: browsers name those of spreadsheets differently on each system. The content decides what a file is. */
const TYPES: readonly (readonly [end: RegExp, type: string])[] = [
	[/\.xlsx$/i, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
	[/\.gz$/i, 'application/gzip'],
	[/\.(xml|rss)$/i, 'application/xml'],
	[/\.(jsonl|ndjson)$/i, 'application/x-ndjson'],
];

export const uploadImport = (file: File): Promise<Result<Feed>> => {
	const type = TYPES.find(([end]) => end.test(file.name))?.[1] ?? 'text/csv';
	return send<Feed>({ method: 'POST', path: `/imports?name=${encodeURIComponent(file.name)}`, body: new Blob([file], { type }) });
};

const at = (id: string): string => `/imports/${encodeURIComponent(id)}`;

export const readImport = (id: string): Read<Import> => read<Import>(at(id))();

export const runImport = (id: string, wishes: ImportWishes): Promise<Result<unknown>> => send({ method: 'POST', path: `${at(id)}/run`, body: wishes });

/** Addresses of files. */
export const toReportHref = (id: string): string => `/merchant/v1${at(id)}/report`;
export const toExportHref = (list: string): string => `/merchant/v1/product-export${list === '' ? '' : `?list=${list}`}`;
