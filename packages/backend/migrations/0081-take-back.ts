import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Ways in which old appliances are taken back with a new product (Directive 2012/19/EU, article 5), and the one chosen for an order line. */
export const takeBack: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table products add column take_back jsonb
--
alter table order_items add column take_back text check (take_back in ('collection', 'hand_in'))
`,
		),
};
