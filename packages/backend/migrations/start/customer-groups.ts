import type { ModuleStart } from './module-start.ts';

export const customerGroups: ModuleStart = {
	tables: `
-- Groups of customers with prices of their own.
create table customer_groups (
	id int generated always as identity primary key,
	name text not null,
	percent int check (percent between 1 and 95),
	excluded_category_ids int[] not null default '{}',
	excluded_manufacturer_ids int[] not null default '{}',
	created_at timestamptz not null default now()
);
create unique index customer_groups_name on customer_groups (lower(name));

create table customer_group_prices (
	group_id int not null references customer_groups on delete cascade,
	product_id int not null references products on delete cascade,
	price_cents int not null check (price_cents > 0),
	primary key (group_id, product_id)
);
create index customer_group_prices_product on customer_group_prices (product_id);

create table customer_group_members (
	user_id int not null references users on delete cascade,
	group_id int not null references customer_groups on delete cascade,
	primary key (user_id, group_id)
);
create index customer_group_members_group on customer_group_members (group_id, user_id);
`,
	links: `
-- The one place that computes the price of a customer.
create function member_price_cents(of_user int, of_product int) returns int language sql stable as $$
	select least(p.now_cents, (
		select min(coalesce(f.price_cents, case
			when g.percent is null then null
			when p.manufacturer_id = any(g.excluded_manufacturer_ids) then null
			when exists (select from categories k where k.id = p.category_id and k.path_ids && g.excluded_category_ids) then null
			else greatest(1, round(p.price_cents * ((100 - g.percent) / 100.0))::int)
		end))
		from customer_group_members m
		join customer_groups g on g.id = m.group_id
		left join customer_group_prices f on f.group_id = g.id and f.product_id = p.id
		where m.user_id = of_user
	))
	from products p where p.id = of_product
$$;
`,
};
