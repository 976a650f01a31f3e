import { sql } from 'kysely';
import { listFilter } from './list-filter.ts';

/** Products in stock. */
export const available = listFilter({
	name: 'available',
	parameters: ['available'],
	condition: ({ available }) => (available ? sql`p.stocked` : null),
	counted: sql`s.stocked`,
});
