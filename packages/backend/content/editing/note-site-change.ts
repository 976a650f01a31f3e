import type { Database } from '../tables.ts';

/** Records that the route table changed, as when a page appears or disappears, or the first post is created: more than the pages that show it have to be built again. */
export async function noteSiteChange(db: Database): Promise<void> {
	await db.insertInto('content_changes').values({ entity: 'site' }).execute();
}
