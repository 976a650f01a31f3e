import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { readStartState, START, type StartState } from './replaced-migrations.ts';

/** Which migrations a database has, compared with those that this version knows. */
export interface MigrationState {
	/** Whether it has none yet. */
	readonly isNew: boolean;
	/** Known ones that it lacks, in order. */
	readonly pending: readonly string[];
	/** What it has of the migration that makes all tables. */
	readonly start: StartState;
	/** Executed ones that this version does not have: of a newer version, or replaced by the start. */
	readonly unknown: readonly string[];
	/** Those of a newer version that older code cannot work with. */
	readonly breaking: readonly string[];
}

/** Where a database notes which of its migrations break older code. */
const NAME = 'breaking_migrations';

/** Compares a database with the migrations of this version; changes nothing. */
export async function readMigrationState(db: Kysely<Tables>, known: readonly string[]): Promise<MigrationState> {
	const executed = new Set(await readNames(db, 'kysely_migration', 'select name from kysely_migration order by timestamp, name'));
	const breaking = await readBreaking(db);
	const start = readStartState(executed);
	return {
		isNew: executed.size === 0,
		start,
		pending: known.filter((name) => !executed.has(name) && !(name === START && start.kind === 'replaced')),
		unknown: [...executed].filter((name) => !known.includes(name)),
		breaking: breaking.filter((name) => !known.includes(name)),
	};
}

/**
 * Notes that a database which every replaced migration has made needs no start. Their names stay, so that the version before works with it, too. Several
 * backends may do it at once.
 */
export async function noteStart(db: Kysely<Tables>): Promise<void> {
	await sql`insert into kysely_migration (name, timestamp) values (${START}, ${new Date().toISOString()}) on conflict (name) do nothing`.execute(db);
}

/** Notes executed migrations that older code cannot work with. */
export async function noteBreaking(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
	if (names.length === 0) return;
	const value = JSON.stringify({ names: [...new Set([...(await readBreaking(db)), ...names])] });
	await sql`insert into settings (name, value) values (${NAME}, ${value}) on conflict (name) do update set value = excluded.value`.execute(db);
}

const readBreaking = (db: Kysely<Tables>): Promise<readonly string[]> =>
	readNames(db, 'settings', `select jsonb_array_elements_text(value::jsonb -> 'names') as name from settings where name = '${NAME}'`);

/** Names that a query of a table finds; none if there is no such table. */
async function readNames(db: Kysely<Tables>, table: string, query: string): Promise<readonly string[]> {
	const { rows } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db);
	if (rows[0]?.exists !== true) return [];
	return (await sql<{ name: string }>`${sql.raw(query)}`.execute(db)).rows.map(({ name }) => name);
}
