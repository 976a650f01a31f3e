import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** What the offer of a product must say of safety and charging. A product's own contacts come before those of its manufacturer. */
export const productSafety: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table manufacturers add column safety jsonb
--
alter table products add column safety jsonb, add column safety_warnings text, add column charging jsonb,
	add column durability_years int check (durability_years > 0)
`,
		),
};
