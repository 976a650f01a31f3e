import { sql } from 'kysely';
import { parseIds } from '../../catalog/index.ts';
import { idList } from '../../platform/database/id-list.ts';
import { listFilter } from './list-filter.ts';

/** Products of any of some categories and their subcategories. */
export const categories = listFilter({
	name: 'categories',
	parameters: ['category_ids'],
	condition: ({ category_ids }) =>
		category_ids ? sql`p.category_id in (select d.id from categories d where d.path_ids && ${idList(parseIds(category_ids))})` : null,
});
