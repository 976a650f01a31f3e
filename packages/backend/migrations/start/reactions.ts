import type { ModuleStart } from './module-start.ts';

/** Events for the reactions of the shop folder. Triggers write them in the transaction of the change, so that none is lost. */
export const reactions: ModuleStart = {
	tables: `
-- Events that the shop folder reacts to; triggers write no others.
create table shop_reactions (
	event text primary key
);

-- An order has each event once; changes of a product that no reaction has handled yet are one event.
create table shop_events (
	id bigint generated always as identity primary key,
	event text not null,
	order_id int references orders on delete cascade,
	product_id int references products on delete cascade,
	created_at timestamptz not null default now(),
	attempts int not null default 0,
	next_at timestamptz not null default now(),
	done_at timestamptz,
	last_error text
);
create index shop_events_due on shop_events (next_at, id) where done_at is null;
create unique index shop_events_order on shop_events (order_id, event) where order_id is not null;
create unique index shop_events_product on shop_events (product_id) where product_id is not null and attempts = 0 and done_at is null;
`,
	links: `
create function note_order_event() returns trigger language plpgsql as $$ begin
	insert into shop_events (event, order_id)
	select r.event, new.order_id from shop_reactions r
	where (r.event = 'orderPlaced' and not exists (select from order_history h where h.order_id = new.order_id and h.id < new.id))
		or r.event = case new.status when 'paid' then 'orderPaid' when 'shipped' then 'orderShipped' when 'cancelled' then 'orderCancelled' end
	on conflict do nothing;
	return null;
end $$;
create trigger note_order_event after insert on order_history for each row execute function note_order_event();

create function note_product_event() returns trigger language plpgsql as $$ begin
	if not exists (select from shop_reactions where event = 'productChanged') then return null; end if;
	insert into shop_events (event, product_id) select 'productChanged', n.id from new_rows n order by n.id on conflict do nothing;
	return null;
end $$;
create trigger note_product_created after insert on products referencing new table as new_rows for each statement execute function note_product_event();
create trigger note_product_updated after update on products referencing new table as new_rows for each statement execute function note_product_event();
`,
};
