import { sql } from 'kysely';
import type { ChangedProducts } from '../facets/changed-products.ts';
import type { Database } from '../tables.ts';

/** Adds the words of changed products to the words for spelling correction, without numbers and codes. */
export async function refreshWords(db: Database, { condition }: ChangedProducts): Promise<void> {
	await sql`
		insert into search_words (word, products)
		select word, ndoc from ts_stat(${`select p.search from products p where p.listed and ${condition}`})
		where length(word) between 3 and 30 and word ~ '^[[:alpha:]]+$'
		on conflict (word) do update set products = greatest(search_words.products, excluded.products)
	`.execute(db);
}
