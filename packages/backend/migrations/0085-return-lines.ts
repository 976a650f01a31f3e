import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Order lines that a withdrawal sends back, and the customer's optional reason. A withdrawal gives the order a new revision, like any change, so the merchant's
 * system reads it. The revision is taken from the history's sequence without an entry: an entry would restart the withdrawal period.
 */
export const returnLines: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table withdrawals add column reason text
--
create index withdrawals_of_order on withdrawals (order_id, id)
--
create table withdrawal_lines (
	withdrawal_id int not null references withdrawals on delete cascade,
	order_item_id int not null references order_items on delete cascade,
	qty int not null check (qty > 0),
	primary key (withdrawal_id, order_item_id)
)
--
create index withdrawal_lines_item on withdrawal_lines (order_item_id)
--
create function revise_order_of_withdrawal() returns trigger language plpgsql as $$ declare next_revision int; begin
	if new.order_id is null then return null; end if;
	next_revision := nextval(pg_get_serial_sequence('order_history', 'id'));
	update orders set revision = next_revision where id = new.order_id;
	insert into webhook_deliveries (webhook_id, topic, order_id, data)
	select w.id, 'order.changed', o.id, jsonb_build_object('status', o.status, 'revision', next_revision)
	from orders o cross join merchant_webhooks w where o.id = new.order_id and 'order.changed' = any(w.topics);
	return null;
end $$
--
create trigger revise_order_of_withdrawal after insert on withdrawals for each row execute function revise_order_of_withdrawal()
`,
		),
};
