import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import { sql } from 'kysely';
import { listFilter } from './list-filter.ts';

/** Current prices from and to an amount, inclusive. */
export const price = listFilter({
	name: 'price',
	parameters: ['price_from', 'price_to'],
	condition: ({ price_from, price_to }) =>
		price_from === undefined && price_to === undefined
			? null
			: sql`p.now_cents between ${Math.round((price_from ?? 0) * 100)} and ${price_to === undefined ? MAX_INT4 : Math.round(price_to * 100)}`,
});
