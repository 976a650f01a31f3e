import { sql } from 'kysely';
import { parseIds } from '../../catalog/index.ts';
import { idList } from '../../platform/database/id-list.ts';
import { listFilter } from './list-filter.ts';

/** Products of any of some manufacturers. */
export const manufacturers = listFilter({
	name: 'manufacturers',
	parameters: ['manufacturer_ids'],
	condition: ({ manufacturer_ids }) => (manufacturer_ids ? sql`coalesce(p.manufacturer_id = any(${idList(parseIds(manufacturer_ids))}), false)` : null),
});
