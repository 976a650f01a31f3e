import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Filters of lists: for each attribute value one bit per product in chunks of 2048 ids, and the attributes by which a category is
 * filtered. Also the words of products, so that a misspelled one can be corrected.
 */
export const facets: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table facet_bits (
	attribute_id int not null,
	value_id int not null,
	chunk int not null,
	bits bit(2048) not null,
	primary key (attribute_id, value_id, chunk)
)
--
create table refreshed_chunks (chunk int primary key, written_at timestamptz not null)
--
create table category_facets (
	category_id int not null,
	attribute_id int not null,
	position int not null,
	primary key (category_id, attribute_id)
)
--
create index products_facets on products (category_id, id)
	include (manufacturer_id, now_cents, price_cents, quantity, sold, created_at) where listed
--
create index products_updated on products (updated_at)
--
alter table product_attributes add column special boolean not null default false
--
create table search_words (word text collate "C" primary key, products int not null)
--
do $$ begin
	create extension if not exists pg_trgm;
	create index search_words_alike on search_words using gin (word gin_trgm_ops);
exception when others then
	raise notice 'pg_trgm is missing: a mistyped word finds nothing';
end $$
`,
		),
};
