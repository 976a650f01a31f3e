import { sql } from 'kysely';
import type { Database } from '../../tables.ts';

export interface SourceCounts {
	waiting: number;
	stored: number;
	failed: number;
}

/** Number of sources by state. */
export async function countSources(db: Database): Promise<SourceCounts> {
	const { rows } = await sql<SourceCounts>`
		select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state in ('stored', 'linked')) as stored, count(*) filter (where state = 'failed') as failed
		from media_sources
	`.execute(db);
	return rows[0] ?? { waiting: 0, stored: 0, failed: 0 };
}
