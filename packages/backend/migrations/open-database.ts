import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findDamage, hasDatabase, toDamagedError } from '../platform/database/damaged-data.ts';
import { lockDataDir } from '../platform/database/data-lock.ts';
import { EmbeddedStream } from '../platform/database/embedded-stream.ts';
import { openInMemory } from '../platform/database/empty-image.ts';
import { preparing } from '../platform/database/prepared-pool.ts';
import { createQueryTurns, type QueryTurn } from '../platform/database/query-turns.ts';
import type { Database, Tables } from '../platform/database/tables.ts';
import { logFailure } from '../platform/log/log-error.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import type { LastBackup } from './find-migration-refusal.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase extends AsyncDisposable {
	db: Database;
	close(): Promise<void>;
	/** Image of the embedded database in its current state, from which others can start. */
	toImage?: () => Promise<Blob>;
	/** Opens the data of this moment for reading, while others go on. The embedded database is copied into `folder`, which is removed at the end. */
	openCopy(folder: string): Promise<DatabaseCopy>;
}

interface DatabaseCopy extends AsyncDisposable {
	readonly db: Database;
}

type Opened = Omit<OpenDatabase, typeof Symbol.asyncDispose>;

interface DatabasePlace extends Pick<BackendConfig, 'databaseUrl' | 'dataDir'> {
	/** Initial image of a database in memory; empty by default. */
	readonly image?: Blob | undefined;
	/** Whether this is a command that writes and ends: its embedded database then uses only 16 MB of buffers, and the files stay in the system's cache. */
	readonly isCommand?: boolean;
	/** Whether the tables stay as they are, without migrations: for a backup before an update. */
	readonly keepsTables?: boolean;
	/** Name of the migration to stop after, to get the database of an older release; the newest by default. */
	readonly lastMigration?: string;
	/** Finds the last backup, without which a merchant's own shop is not migrated; left out if none is needed. */
	readonly findBackup?: (() => Promise<LastBackup>) | undefined;
}

/** The default 128 MB would be allocated at the start, whether they are needed or not. */
const FEW_BUFFERS = ['-c', 'shared_buffers=16MB'];

const MOST_CONNECTIONS = 10;
/** Connections that searches and lists leave free. */
const FOR_CARTS = 3;

/** Opens and migrates a Postgres database if `databaseUrl` is set, else the embedded database in its locked folder or in memory. */
export async function openDatabase({
	databaseUrl,
	dataDir,
	image,
	lastMigration,
	findBackup,
	isCommand = false,
	keepsTables = false,
}: DatabasePlace): Promise<OpenDatabase> {
	const opened: Opened = databaseUrl === null ? await openEmbedded(dataDir, { image, isCommand }) : openServer(databaseUrl);
	try {
		if (!keepsTables) await migrate(opened.db, { last: lastMigration, findBackup });
	} catch (error) {
		await opened.close();
		throw error;
	}
	return { ...opened, [Symbol.asyncDispose]: opened.close };
}

async function openEmbedded(dataDir: string | null, { image, isCommand }: { image: Blob | undefined; isCommand: boolean }): Promise<Opened> {
	const lock = dataDir === null ? null : lockDataDir(dataDir);
	const options = { extensions: { pg_trgm, unaccent }, ...(isCommand && { startParams: [...PGlite.defaultStartParams, ...FEW_BUFFERS] }) };
	const pglite =
		dataDir === null
			? await openInMemory(options, image)
			: await openFolder(dataDir, options).catch((error: unknown) => {
					lock?.release();
					throw error;
				});
	// The one connection lives as long as the database.
	const connection = { max: 1, user: 'postgres', database: 'postgres', idleTimeoutMillis: 0, stream: () => new EmbeddedStream(pglite) };
	const db = connect(connection, createQueryTurns({ most: 1, givesWay: true }));
	const close = async () => {
		await db.destroy().catch(() => undefined);
		await pglite.close().catch(() => undefined);
		lock?.release();
	};
	const toImage = async () => {
		await pglite.exec('checkpoint');
		return pglite.dumpDataDir('none');
	};
	const openCopy = async (folder: string): Promise<DatabaseCopy> => {
		const image = dataDir === null ? await toImage() : undefined;
		if (dataDir !== null) {
			await pglite.exec('checkpoint');
			// The database writes its files in this thread, so that nothing changes while this thread copies them.
			cpSync(join(dataDir, 'pg'), join(folder, 'pg'), { recursive: true });
		}
		const copy = await openEmbedded(dataDir === null ? null : folder, { image, isCommand: true });
		return {
			db: copy.db,
			async [Symbol.asyncDispose]() {
				await copy.close();
				rmSync(folder, { recursive: true, force: true });
			},
		};
	};
	return { db, close, toImage, openCopy };
}

/** Opens the database of a folder. Throws DamagedDataError if there is one that cannot be opened, instead of a stack trace of WebAssembly. */
async function openFolder(dataDir: string, options: PGliteOptions): Promise<PGlite> {
	const isNew = !hasDatabase(dataDir);
	const damage = isNew ? [] : findDamage(dataDir);
	if (damage.length > 0) throw toDamagedError(dataDir, damage);
	mkdirSync(join(dataDir, 'pg'), { recursive: true });
	const pglite = new PGlite(join(dataDir, 'pg'), options);
	try {
		await pglite.waitReady;
	} catch (error) {
		if (isNew) throw error;
		throw toDamagedError(dataDir, [`it does not start (${toReason(error)})`]);
	}
	return pglite;
}

/** Without advice for those who compile the database. */
const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.? Build with .*$/s, '');

function openServer(connectionString: string) {
	const connection = { connectionString, max: MOST_CONNECTIONS, options: '-c max_parallel_workers_per_gather=0' };
	const db = connect(connection, createQueryTurns({ most: MOST_CONNECTIONS - FOR_CARTS, givesWay: false }));
	const openCopy = async (): Promise<DatabaseCopy> => ({ db, [Symbol.asyncDispose]: async () => undefined });
	return { db, close: () => db.destroy(), openCopy };
}

function connect(config: pg.PoolConfig, takeTurn: QueryTurn): Database {
	const types: pg.CustomTypesConfig = { getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) };
	const pool = new pg.Pool({ ...config, types });
	// The pool replaces an idle connection that the server ends; without a listener the process would crash.
	pool.on('error', (error) => logFailure('Postgres ended an idle connection', error));
	return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool, takeTurn) }) });
}
