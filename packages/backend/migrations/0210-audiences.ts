import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** A column of pages and posts: who they are for. */
const audienceOf = (table: 'pages' | 'posts', isPublic: string): string => `
alter table ${table} add column audience text not null default 'everybody' check (audience in ('everybody', 'customers', 'group')),
	add column group_id int references customer_groups on delete set null,
	add column for_members boolean not null default false,
	add check (not (${isPublic} and audience <> 'everybody')),
	add check (not (for_members and audience = 'everybody'))
--
create index ${table}_for_members on ${table} (id) where for_members`;

/**
 * Pages and posts for signed-in customers or for members of a group: hidden from every query that asks for public ones, and published by `for_members` alone. A cart
 * can be priced for a customer who does not own it, as that of an order by phone.
 */
export const audiences: Migration = {
	up: (db) =>
		runScript(
			db,
			`${audienceOf('pages', 'visible')}
--${audienceOf('posts', 'status >= 3')}
--
alter table carts add column priced_for int references users on delete set null
--
create or replace function keep_seen_price() returns trigger language plpgsql as $$
begin
	select member_price_cents(coalesce(c.priced_for, c.user_id), new.product_id) into new.seen_cents from carts c where c.id = new.cart_id;
	return new;
end $$
`,
		),
};
