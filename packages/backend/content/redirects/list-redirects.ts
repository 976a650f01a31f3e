import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Database } from '../tables.ts';

interface Asked {
	readonly limit: number;
	/** Old path after which the page begins. */
	readonly after: string;
	/** Beginning of the old path. */
	readonly start: string;
}

/** Rules by old path, a page of them. */
export const listRedirects = (db: Database, { limit, after, start }: Asked) =>
	db
		.selectFrom('redirects')
		.selectAll()
		.where('old_path', '>', after)
		.where('old_path', 'like', `${escapeLike(start)}%`)
		.orderBy('old_path')
		.limit(limit)
		.execute();
