import { migrate } from '@titraj/backend/migrations/migrate.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { runScript } from '@titraj/backend/platform/database/run-script.ts';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Hooks of a test file: a database of the version `lastMigration` that holds `data`, migrated to the current version. */
export function migratedForAllTests({ lastMigration, data }: { lastMigration: string; data: string }, take: (opened: OpenDatabase) => void): void {
	let server: TestDatabase;
	let opened: OpenDatabase;
	beforeAll(async () => {
		server = await createTestDatabase();
		opened = await openDatabase({ databaseUrl: server.url, dataDir: null, lastMigration });
		await runScript(opened.db, data);
		await migrate(opened.db);
		take(opened);
	}, 120_000);
	afterAll(async () => {
		await opened.close();
		await server.drop();
	});
}
