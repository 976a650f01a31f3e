import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Blocks that an editor has not saved, for the preview beside the form (0158). Each lives for an hour. */
export const blockPreviews: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table block_previews (
	key text primary key,
	kind text not null check (kind in ('pages', 'static_contents')),
	page_id int not null,
	blocks jsonb not null,
	changed_at timestamptz not null
)
`,
		),
};
