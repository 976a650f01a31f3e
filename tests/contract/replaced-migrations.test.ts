import { join } from 'node:path';
import { makeBackup, restoreBackup } from '@titraj/backend/backup/index.ts';
import { toMigrationOfBackup } from '@titraj/backend/migrations/index.ts';
import { MIGRATION_NAMES, MIGRATIONS, migrate } from '@titraj/backend/migrations/migrate.ts';
import { readMigrationState } from '@titraj/backend/migrations/migration-state.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { LAST_REPLACED, START } from '@titraj/backend/migrations/replaced-migrations.ts';
import { openMediaStore } from '@titraj/backend/platform/media/open-media-store.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { plantReplaced, REPLACED_NAMES, readExecuted } from '#tests/support/plant-replaced.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const PART = REPLACED_NAMES.slice(0, 7);
const LATER = MIGRATION_NAMES.filter((name) => name !== START);

/** A database without tables, closed when the test ends. */
async function openEmpty(): Promise<OpenDatabase> {
	const server = await createTestDatabase();
	const opened = await openDatabase({ databaseUrl: server.url, dataDir: null, keepsTables: true });
	onTestFinished(async () => {
		await opened.close();
		await server.drop();
	});
	return opened;
}

/** A database that has the tables of the start alone, and these names of migrations. */
async function openTest(names: readonly string[]): Promise<OpenDatabase> {
	const opened = await openEmpty();
	await migrate(opened.db, { last: START });
	await opened.db.insertInto('tags').values({ slug: 'kabeli', title: 'Kabeli' }).execute();
	await plantReplaced(opened.db, names);
	return opened;
}

const readTags = (opened: OpenDatabase) => opened.db.selectFrom('tags').select('title').execute();

test('a database that all replaced migrations made is used as it is, and a second time', async () => {
	const opened = await openTest(REPLACED_NAMES);
	expect(await readMigrationState(opened.db, MIGRATION_NAMES)).toMatchObject({ start: { kind: 'replaced' }, pending: LATER, isNew: false });
	await migrate(opened.db);
	await migrate(opened.db);
	expect(await readExecuted(opened.db)).toEqual([...REPLACED_NAMES, ...MIGRATION_NAMES]);
	expect(await readMigrationState(opened.db, MIGRATION_NAMES)).toMatchObject({ start: { kind: 'applied' }, pending: [] });
	expect(await readTags(opened)).toEqual([{ title: 'Kabeli' }]);
}, 120_000);

test('two backends that start at once on such a database both open it', async () => {
	const opened = await openTest(REPLACED_NAMES);
	await Promise.all([migrate(opened.db), migrate(opened.db)]);
	expect(await readExecuted(opened.db)).toEqual([...REPLACED_NAMES, ...MIGRATION_NAMES]);
}, 120_000);

test('a later migration runs on a database of replaced migrations', async () => {
	const opened = await openTest(REPLACED_NAMES);
	const planted: (typeof MIGRATIONS)[string] = { up: (db) => db.schema.createTable('planted').addColumn('id', 'integer').execute() };
	await migrate(opened.db, { migrations: { ...MIGRATIONS, '9990-planted': planted } });
	expect((await sql`select from planted`.execute(opened.db)).rows).toEqual([]);
	expect(await readExecuted(opened.db)).toEqual([...REPLACED_NAMES, ...MIGRATION_NAMES, '9990-planted']);
}, 120_000);

test('the version before works with a database that this one has used', async () => {
	const opened = await openTest(REPLACED_NAMES);
	await migrate(opened.db);
	const up = async () => expect.unreachable('a replaced migration runs again');
	await migrate(opened.db, { migrations: Object.fromEntries(REPLACED_NAMES.map((name) => [name, { up }])) });
	expect(await readTags(opened)).toEqual([{ title: 'Kabeli' }]);
}, 120_000);

test.each([
	['lacks the newest ones', PART, '0007-planted'],
	['lacks one in the middle', REPLACED_NAMES.filter((name) => name !== '0050-planted'), LAST_REPLACED],
	['has one more', ['0000-of-a-branch', ...REPLACED_NAMES], LAST_REPLACED],
])(
	'a database that %s of the replaced migrations is refused with what to do, and stays as it is',
	async (_case, names, newest) => {
		const opened = await openTest(names);
		await expect(migrate(opened.db)).rejects.toThrow(`before 0.2.0 (newest migration: ${newest}), which this version cannot migrate: start the last version`);
		expect(await readExecuted(opened.db)).toEqual([...names].toSorted());
		expect(await readTags(opened)).toEqual([{ title: 'Kabeli' }]);
	},
	120_000,
);

async function backUpAndRestore(opened: OpenDatabase): Promise<OpenDatabase> {
	const folder = temporaryFolder('backups-');
	const media = openMediaStore({ kind: 'memory' });
	const { name } = await makeBackup({
		database: opened,
		media,
		place: openMediaStore({ kind: 'folder', folder }),
		recipient: null,
		secret: null,
		days: 14,
		now: NOW,
	});
	const target = await openEmpty();
	const open = async (last?: string): Promise<OpenDatabase> => {
		await migrate(target.db, { last });
		return { ...target, [Symbol.asyncDispose]: async () => undefined };
	};
	await restoreBackup({ path: join(folder, name), identity: null, open, toMigration: toMigrationOfBackup, keepSecret: () => undefined });
	return target;
}

test('a backup of a database that all replaced migrations made is restored', async () => {
	const restored = await backUpAndRestore(await openTest(REPLACED_NAMES));
	expect(await readTags(restored)).toEqual([{ title: 'Kabeli' }]);
	expect(await readExecuted(restored.db)).toEqual(MIGRATION_NAMES);
}, 300_000);

test('a backup of a database that a part of them made is refused with what to do', async () => {
	await expect(backUpAndRestore(await openTest(PART))).rejects.toThrow(
		'before 0.2.0 (newest migration: 0007-planted), whose tables this version cannot make: restore',
	);
}, 300_000);

test('a backup names the migration that makes its tables', () => {
	expect(toMigrationOfBackup(LAST_REPLACED)).toEqual({ name: START });
	expect(toMigrationOfBackup(START)).toEqual({ name: START });
	expect(toMigrationOfBackup('9999-newer')).toEqual({ refusal: expect.stringMatching(/newer version \(9999-newer\)/) });
});
