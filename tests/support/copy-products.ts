import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { sql } from 'kysely';

/** Copies product `id` under new codes in one write, because the fixture has too few products for a large cart. Returns the ids. */
export async function copyProducts(db: Database, { id, count }: { id: number; count: number }): Promise<number[]> {
	const { rows: columns } = await sql<{ name: string }>`
		select column_name as name from information_schema.columns
		where table_schema = current_schema() and table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'code')
		order by ordinal_position
	`.execute(db);
	const names = sql.join(columns.map(({ name }) => sql.ref(name)));
	const { rows } = await sql<{ id: number }>`
		insert into products (code, ${names})
		select p.code || '-copy-' || place, ${names} from products p, generate_series(1, ${count}::int) as place where p.id = ${id}
		returning id
	`.execute(db);
	return rows.map((row) => row.id);
}
