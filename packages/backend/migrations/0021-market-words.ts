import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { refreshMarketWords } from '../listing/index.ts';
import { runScript } from '../platform/database/run-script.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The words of products in each market: a misspelled one is corrected to one of them, never to a Croatian one. */
export const marketWords: Migration = {
	async up(db: Kysely<Tables>) {
		await runScript(
			db,
			`
create table market_words (lang text not null, word text collate "C" not null, products int not null, primary key (lang, word))
--
do $$ begin
	create index market_words_alike on market_words using gin (word gin_trgm_ops);
exception when others then
	raise notice 'pg_trgm is missing: a mistyped word finds nothing';
end $$
`,
		);
		await refreshMarketWords(db, 'true');
	},
};
