import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Stored pictures: content by hash, sources with their fetch state, and the pictures shown on each product. Indexes use `md5(source)`,
 * because a URL may be longer than an index entry.
 */
export const storedMedia: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table media_files (
	hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
	kind text not null check (kind in ('picture', 'document')),
	type text not null,
	bytes int not null,
	width int,
	height int,
	created_at timestamptz not null default now(),
	check ((kind = 'picture') = (width is not null and height is not null))
)
--
create table media_sources (
	id int generated always as identity primary key,
	kind text not null check (kind in ('picture', 'document')),
	source text not null,
	folder text,
	state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed')),
	reason text,
	hash text references media_files,
	etag text,
	last_modified text,
	attempts int not null default 0,
	due_at timestamptz not null default now(),
	checked_at timestamptz
)
--
create unique index media_sources_by_source on media_sources (kind, md5(source))
--
create index media_sources_due on media_sources (due_at, id) where state = 'waiting'
--
alter table product_images add column source_id int references media_sources, add column media text references media_files
--
alter table product_images drop constraint product_images_check, add check (num_nonnulls(url, file, media) = 1)
--
insert into media_sources (kind, source) select distinct 'picture', url from product_images where url is not null
--
update product_images i set source_id = s.id from media_sources s where s.source = i.url
--
create index product_images_source on product_images (source_id)
--
alter table products add column images jsonb not null default '[]'
`,
		),
};
