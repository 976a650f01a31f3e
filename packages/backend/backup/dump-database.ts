import { sql } from 'kysely';
import type { BackupLine } from './format.ts';
import type { Database } from './tables.ts';

/** Rows that are read at a time. */
const BATCH = 500;

interface Dump {
	readonly now: Date;
	/** Secret that is stored with the data; null if the environment has it. */
	readonly secret: string | null;
}

/** All data of the database at one moment, as the lines of a backup. Others go on reading and writing a Postgres server meanwhile. */
export async function* dumpDatabase(db: Database, { now, secret }: Dump): AsyncGenerator<BackupLine> {
	const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
	try {
		yield { format: 1, made_at: now.toISOString(), migration: await readLastMigration(trx), secret };
		const tables = await readTables(trx);
		let count = 0;
		for (const { name, columns, types } of tables) {
			yield { table: name, columns, types };
			for await (const rows of readRows(trx, name, columns)) {
				count += rows.length;
				yield { rows };
			}
		}
		yield* await readSequences(trx);
		yield { end: { tables: tables.length, rows: count } };
	} finally {
		await trx.rollback().execute();
	}
}

/** Name of the newest migration that has run. */
export async function readLastMigration(db: Database): Promise<string> {
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C" desc limit 1`.execute(db);
	const [newest] = rows;
	if (newest === undefined) throw new Error('The database has no tables yet');
	return newest.name;
}

interface Table {
	readonly name: string;
	readonly columns: readonly string[];
	readonly types: readonly string[];
}

/** Every table but those of the migrations, with the columns that are stored. */
export async function readTables(db: Database): Promise<readonly Table[]> {
	const { rows } = await sql<Table>`
		select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns, array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
		from pg_class c
		join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
		group by c.relname order by c.relname collate "C"
	`.execute(db);
	return rows;
}

async function* readRows(trx: Database, table: string, columns: readonly string[]) {
	const values = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
	await sql`declare backup no scroll cursor for select array[${values}] as row from ${sql.table(table)}`.execute(trx);
	for (;;) {
		const { rows } = await sql<{ row: (string | null)[] }>`fetch ${sql.lit(BATCH)} from backup`.execute(trx);
		if (rows.length > 0) yield rows.map(({ row }) => row);
		if (rows.length < BATCH) break;
	}
	await sql`close backup`.execute(trx);
}

async function readSequences(trx: Database) {
	const { rows } = await sql<{ name: string }>`
		select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname collate "C"
	`.execute(trx);
	const read = async (name: string) => {
		const { rows: states } = await sql<{
			value: string;
			called: boolean;
		}>`select last_value::text as value, is_called as called from ${sql.table(name)}`.execute(trx);
		return states.map(({ value, called }) => ({ sequence: name, value, called }));
	};
	const states = [];
	for (const { name } of rows) states.push(...(await read(name)));
	return states;
}
