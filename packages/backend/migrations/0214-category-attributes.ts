import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The attributes of a category that are no filters, which a search reads for the words that no filter explains. */
export const categoryAttributes: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table category_attributes (
	category_id int not null,
	attribute_id int not null,
	position int not null,
	primary key (category_id, attribute_id)
);
insert into category_attributes (category_id, attribute_id, position)
select category_id, attribute_id, position from (
	select category_id, attribute_id, row_number() over (partition by category_id order by products desc, attribute_id)::int as position from (
		select p.category_id, x.attribute_id, count(*) as products, count(distinct x.value_id) as values
		from products p join product_attributes x on x.product_id = p.id where p.listed group by 1, 2
	) counted
	where values <= 100 and not exists (
		select from category_facets f where f.category_id = counted.category_id and f.attribute_id = counted.attribute_id
	)
) chosen where position <= 40
			`,
		),
};
