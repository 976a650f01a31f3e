import type { ModuleStart } from './module-start.ts';

export const listing: ModuleStart = {
	tables: `
-- For each attribute value one bit per product in chunks of 2048 ids, in the order in which lists read them: by attribute, then by chunk.
create table facet_bits (
	attribute_id int not null,
	chunk int not null,
	value_id int not null,
	bits bit(2048) not null,
	primary key (attribute_id, chunk, value_id)
);

create table refreshed_chunks (
	chunk int primary key,
	written_at timestamptz not null
);

-- The attributes by which a category is filtered.
create table category_facets (
	category_id int not null,
	attribute_id int not null,
	position int not null,
	primary key (category_id, attribute_id)
);

-- Words of products, so that a misspelled one can be corrected.
create table search_words (
	word text collate "C" primary key,
	products int not null
);
do $$ begin
	create extension if not exists pg_trgm;
	create index search_words_alike on search_words using gin (word gin_trgm_ops);
exception when others then
	raise notice 'pg_trgm is missing: a mistyped word finds nothing';
end $$;

-- The words of products in each market: a misspelled one is corrected to one of them, never to a Croatian one.
create table market_words (
	lang text not null,
	word text collate "C" not null,
	products int not null,
	primary key (lang, word)
);
do $$ begin
	create index market_words_alike on market_words using gin (word gin_trgm_ops);
exception when others then
	raise notice 'pg_trgm is missing: a mistyped word finds nothing';
end $$;

-- Words that name a kind of product.
create table kind_words (
	lang text not null,
	word text collate "C" not null,
	category_id int not null references categories on delete cascade,
	role int not null,
	size int not null,
	primary key (lang, word, category_id)
);

-- Dictionaries that a merchant changed.
create table search_dictionaries (
	lang text primary key,
	dictionary jsonb not null,
	updated_at timestamptz not null default now()
);

-- How often a word was searched for and not found, by day and language: single words, without the visitor or the rest of the query.
create table missed_words (
	day date not null,
	lang text not null,
	word text not null,
	times int not null,
	primary key (day, lang, word)
);

-- Derived from orders: for each category, the products of other categories that were ordered with its products, and in how many orders.
create table ordered_together (
	category_id int not null references categories on delete cascade,
	product_id int not null references products on delete cascade,
	orders int not null,
	primary key (category_id, product_id)
);
create index ordered_together_product on ordered_together (product_id);

-- How often a search found something, by day and language; each visitor sets one of 64 bits, which many share.
create table popular_searches (
	day date not null,
	lang text not null,
	text text not null,
	times int not null,
	visitors bit(64) not null,
	primary key (day, lang, text)
);
create index popular_searches_by_text on popular_searches (lang, text);
`,
};
