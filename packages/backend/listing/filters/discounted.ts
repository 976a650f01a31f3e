import { sql } from 'kysely';
import { listFilter } from './list-filter.ts';

/** Products whose price is shown as reduced. */
export const discounted = listFilter({
	name: 'discounted',
	parameters: ['discounted'],
	condition: ({ discounted }) => (discounted ? sql`p.reduced` : null),
	counted: sql`s.reduced`,
});
