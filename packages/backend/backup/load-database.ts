import { sql, type Transaction } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { readTables } from './dump-database.ts';
import { BackupError, type BackupLine, type EndLine, type TableLine } from './format.ts';
import type { Database } from './tables.ts';

/** Type of transaction numbers. Those of another server mean nothing here: rows get the number of the restoring transaction. */
const TRANSACTION_NUMBER = 'xid8';

/**
 * Replaces all rows of a database that has the backup's tables, in one transaction: all or nothing. Triggers and foreign keys come back at the end, and the
 * keys are checked then. Throws BackupError if lines are missing or belong to other tables.
 */
export async function loadDatabase(db: Database, lines: AsyncIterable<BackupLine>): Promise<EndLine['end']> {
	return db.transaction().execute(async (trx) => {
		const restoreChecks = await dropChecks(trx);
		const tables = new Map((await readTables(trx)).map((table) => [table.name, table]));
		await sql`truncate ${sql.join([...tables.keys()].map((name) => sql.table(name)))}`.execute(trx);
		let current: TableLine | null = null;
		let end: EndLine['end'] | null = null;
		let rows = 0;
		for await (const line of lines) {
			if ('table' in line) {
				const known = tables.get(line.table);
				const unknown = line.columns.filter((column) => !known?.columns.includes(column));
				if (known === undefined || unknown.length > 0)
					throw new BackupError(`The backup has columns that this version does not know: ${line.table} ${unknown.join(', ')}`);
				current = line;
			} else if ('rows' in line) {
				if (current === null) throw new BackupError('The backup has rows without a table');
				await insertRows(trx, current, line.rows);
				rows += line.rows.length;
			} else if ('sequence' in line) await sql`select setval(${line.sequence}::regclass, ${line.value}::bigint, ${line.called})`.execute(trx);
			else if ('end' in line) end = line.end;
		}
		if (end?.rows !== rows) throw new BackupError('The backup is cut off: its end is missing');
		await restoreChecks();
		return end;
	});
}

async function insertRows(trx: Transaction<Tables>, { table, columns, types }: TableLine, rows: readonly (readonly (string | null)[])[]): Promise<void> {
	const values = columns.map((_column, at) =>
		types[at] === TRANSACTION_NUMBER ? sql`pg_current_xact_id()` : sql`(r.value ->> ${sql.lit(at)})::${sql.raw(types[at] ?? 'text')}`,
	);
	await sql`
		insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
		select ${sql.join(values)} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r
	`.execute(trx);
}

/** Removes foreign keys and triggers until the returned function puts them back. An owner of the tables may do this; a superuser is not needed. */
async function dropChecks(trx: Database): Promise<() => Promise<void>> {
	const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
		select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
	`.execute(trx);
	const { rows: triggered } = await sql<{ table: string }>`select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal`.execute(
		trx,
	);
	for (const { table, name } of keys) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx);
	for (const { table } of triggered) await sql.raw(`alter table ${table} disable trigger user`).execute(trx);
	return async () => {
		for (const { table } of triggered) await sql.raw(`alter table ${table} enable trigger user`).execute(trx);
		for (const { table, name, definition } of keys) await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx);
	};
}
