import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Records that the route table changed, as when a page appears or disappears, or the first post is created: more than the pages that show it have to be built again. */
export async function noteSiteChange(db: Kysely<Tables>): Promise<void> {
	await db.insertInto('content_changes').values({ entity: 'site' }).execute();
}
