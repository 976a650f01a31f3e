import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Which product lists the shop fills itself, and with what. The best sellers remain the merchant's if the merchant API has already put products in that list. */
export const filledLists: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table product_lists add column filled_with text check (filled_with in ('newest', 'best_sellers'))
--
update product_lists l set filled_with = case l.code when 'novo' then 'newest' else 'best_sellers' end
where exists (select from settings where name = 'origin' and value->>'kind' = 'own')
	and (l.code = 'novo' or (l.code = 'najprodavanije' and not exists (select from product_list_items i where i.list_code = l.code)))
`,
		),
};
