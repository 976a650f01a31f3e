import { sql } from 'kysely';
import type { Database } from '../../tables.ts';

/** Queues failed sources again at once, those of one product or of all; also those that would be tried again later. */
export const retryFailed = (db: Database, sku: string | null = null): Promise<unknown> =>
	sql`
		update media_sources set state = 'waiting', attempts = 0, due_at = now()
		where reason is not null and state in ('failed', 'waiting') and (${sku}::text is null or id in (
			select i.source_id from product_images i join products p on p.id = i.product_id where p.code = ${sku}
			union select d.source_id from product_documents d join products p on p.id = d.product_id where p.code = ${sku}
		))
	`.execute(db);
