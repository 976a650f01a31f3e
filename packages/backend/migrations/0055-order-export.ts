import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * The state of an order in a merchant's system: each entry of its history is a revision; the system acknowledges the last one that it has processed.
 * Also the carrier of a parcel.
 */
export const orderExport: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table orders add column revision int not null default 0, add column acknowledged_revision int not null default 0
--
update orders o set revision = coalesce((select max(h.id) from order_history h where h.order_id = o.id), 0)
--
create index orders_to_export on orders (id) where revision > acknowledged_revision
--
alter table order_parcels add column carrier text
--
create function revise_order() returns trigger language plpgsql as $$ begin
	update orders set revision = new.id where id = new.order_id and revision < new.id;
	return null;
end $$
--
create trigger revise_order after insert on order_history for each row execute function revise_order()
`,
		),
};
