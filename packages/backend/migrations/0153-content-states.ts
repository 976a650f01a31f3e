import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * States of pages and posts besides visible and hidden: scheduled and archived. Existing rows may have been public, so that their old addresses are redirected; new ones
 * record it. Posts get an uploaded picture, instead of their drawing, and a description for search engines.
 */
export const contentStates: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table pages add column publish_at timestamptz, add column archived boolean not null default false, add column was_public boolean not null default true
--
alter table pages alter column was_public set default false
--
alter table posts add column publish_at timestamptz, add column archived boolean not null default false, add column was_public boolean not null default true,
	add column image jsonb, add column seo_description text
--
alter table posts alter column was_public set default false
`,
		),
};
