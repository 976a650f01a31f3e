import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './migrations/index.ts';
import type { Database } from './platform/database/tables.ts';
import type { BackendConfig } from './platform/settings/config.ts';

interface Reading extends AsyncDisposable {
	readonly db: Database;
}

/** Opens a database as it is, to read it: a Postgres server's itself, and of a folder that no process has a copy, because opening writes. */
export async function openForReading({ databaseUrl, dataDir }: Pick<BackendConfig, 'databaseUrl' | 'dataDir'>): Promise<Reading> {
	if (databaseUrl !== null || dataDir === null) return openDatabase({ databaseUrl, dataDir, isCommand: true, keepsTables: true });
	const folder = mkdtempSync(join(tmpdir(), 'shop-look-'));
	const remove = () => rmSync(folder, { recursive: true, force: true });
	try {
		cpSync(join(dataDir, 'pg'), join(folder, 'pg'), { recursive: true });
		const { db, close } = await openDatabase({ databaseUrl, dataDir: folder, isCommand: true, keepsTables: true });
		return { db, [Symbol.asyncDispose]: () => close().finally(remove) };
	} catch (error) {
		remove();
		throw error;
	}
}
