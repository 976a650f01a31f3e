import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Product documents by source, like the pictures of 0062. A source that is not a PDF is linked. */
export const productDocuments: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table product_documents (
	product_id int not null references products on delete cascade,
	position int not null,
	title text not null,
	lang text,
	type text,
	bytes int,
	url text,
	file text,
	media text references media_files,
	source_id int references media_sources,
	primary key (product_id, position),
	check (num_nonnulls(url, file, media) = 1)
)
--
create index product_documents_source on product_documents (source_id)
--
alter table media_sources drop constraint media_sources_state_check, add check (state in ('waiting', 'stored', 'linked', 'failed'))
`,
		),
};
