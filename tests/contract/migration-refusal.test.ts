import { findLastBackup } from '@titraj/backend/backup/index.ts';
import { type LastBackup, MigrationRefusal } from '@titraj/backend/migrations/find-migration-refusal.ts';
import { MIGRATIONS, migrate } from '@titraj/backend/migrations/migrate.ts';
import { noteBreaking } from '@titraj/backend/migrations/migration-state.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { START } from '@titraj/backend/migrations/replaced-migrations.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { writeOrigin } from '@titraj/backend/platform/shop/origin.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const AFTER = '9990-planted';
const WITH_PLANTED: typeof MIGRATIONS = { ...MIGRATIONS, [AFTER]: { up: (db) => db.schema.createTable('planted').addColumn('id', 'integer').execute() } };
const MINUTES = 60_000;

let server: TestDatabase;
let opened: OpenDatabase;

beforeEach(async () => {
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
}, 60_000);
afterEach(async () => {
	await opened.close();
	await server.drop();
});

const update = (madeAt: Date | null) =>
	migrate(opened.db, { migrations: WITH_PLANTED, findBackup: async (): Promise<LastBackup> => ({ place: '/backups', madeAt }) });
const isMigrated = async () => (await sql`select from kysely_migration where name = ${AFTER}`.execute(opened.db)).rows.length === 1;

test.each([
	['no backup', null, /\/backups has none/],
	['a backup of yesterday', new Date(Date.now() - 1440 * MINUTES), /the newest of \/backups is of/],
	['a backup of 61 minutes ago', new Date(Date.now() - 61 * MINUTES), /npm run backup/],
])('with %s a merchant’s own shop is not migrated', async (_case, madeAt, said) => {
	await writeOrigin(opened.db, 'own');
	await expect(update(madeAt)).rejects.toThrow(said);
	expect(await isMigrated()).toBe(false);
});

test('with a backup of the last hour it is migrated', async () => {
	await writeOrigin(opened.db, 'own');
	await update(new Date(Date.now() - 59 * MINUTES));
	expect(await isMigrated()).toBe(true);
});

test('the demo, and a database without content, are migrated without a backup', async () => {
	await update(null);
	expect(await isMigrated()).toBe(true);
	await sql`delete from kysely_migration where name = ${AFTER}`.execute(opened.db);
	await writeOrigin(opened.db, 'demo');
	await expect(update(null)).rejects.not.toThrow(MigrationRefusal);
});

test('a version works with data of a newer one that only added to it', async () => {
	await sql`insert into kysely_migration (name, timestamp) values ('9999-added', ${new Date().toISOString()})`.execute(opened.db);
	await migrate(opened.db, { migrations: WITH_PLANTED });
	await migrate(opened.db);
	expect(await isMigrated()).toBe(true);
});

test('data of a newer version that breaks this one is refused, with what to do, and nothing is migrated', async () => {
	await noteBreaking(opened.db, ['9998-removed', START]);
	await noteBreaking(opened.db, ['9999-renamed']);
	await expect(migrate(opened.db, { migrations: WITH_PLANTED })).rejects.toThrow(/data of a newer version.*\(9998-removed, 9999-renamed\).*docs\/update\.md/);
	expect(await isMigrated()).toBe(false);
});

test('without BACKUP_PLACE there is no backup', async () => {
	expect(await findLastBackup(readConfig({ dataDir: null }, {}))).toEqual({ place: null, madeAt: null });
	const config = readConfig({ dataDir: null }, { BACKUP_PLACE: temporaryFolder('backups-') });
	expect(await findLastBackup(config)).toEqual({ place: config.backups.place, madeAt: null });
});
