import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Since when a stored file is unused, and whether its removal has begun: the file can then be stored again, but not be referenced. */
export const unusedMedia: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table media_files add column unused_since timestamptz, add column removing boolean not null default false
--
create index media_files_unused on media_files (unused_since) where unused_since is not null
--
create index media_sources_hash on media_sources (hash) where hash is not null
--
create index product_images_media on product_images (media) where media is not null
--
create index product_documents_media on product_documents (media) where media is not null
`,
		),
};
