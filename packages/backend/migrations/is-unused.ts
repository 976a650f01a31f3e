import pg from 'pg';
import { hasDatabase } from '../platform/database/damaged-data.ts';
import type { BackendConfig } from '../platform/settings/config.ts';

/** Whether the configured database does not exist yet, or is a Postgres database without a shop: without tables, or without staff, customers, products and orders. Changes nothing. */
export async function isUnused({ databaseUrl, dataDir }: Pick<BackendConfig, 'databaseUrl' | 'dataDir'>): Promise<boolean> {
	if (databaseUrl === null) return dataDir === null || !hasDatabase(dataDir);
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ is_new: boolean }>(`select to_regclass('kysely_migration') is null as is_new`);
		if (rows[0]?.is_new === true) return true;
		const { rows: found } = await client.query('select 1 from users union all select 1 from products union all select 1 from orders limit 1');
		return found.length === 0;
	} finally {
		await client.end();
	}
}
