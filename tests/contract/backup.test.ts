// One file for one subject: a backup, from the running shop to the restored one.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dumpDatabase } from '@titraj/backend/backup/dump-database.ts';
import { backupJob, checkRestored, makeBackup, newBackupKey, readBackupList, restoreBackup, restoreMedia } from '@titraj/backend/backup/index.ts';
import { keepMedia } from '@titraj/backend/catalog/media/store/keep-media.ts';
import { keepState, readState } from '@titraj/backend/connectors/index.ts';
import { loadDemoSeed } from '@titraj/backend/dev/demo-seed.ts';
import { readSwitches } from '@titraj/backend/jobs/index.ts';
import { toMigrationOfBackup } from '@titraj/backend/migrations/index.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { askOperation } from '@titraj/backend/operation-check.ts';
import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { openMediaStore } from '@titraj/backend/platform/media/open-media-store.ts';
import type { BackendConfig } from '@titraj/backend/platform/settings/config.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';
import { copyDatabase } from '#tests/support/fixture-start.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const DAY = 86_400_000;
const PDF = Buffer.from('%PDF-1.4\n%%EOF');

let server: TestDatabase;
let shop: OpenDatabase;
let identity: string;
let recipient: string;
const media = openMediaStore({ kind: 'memory' });

beforeAll(async () => {
	server = await copyDatabase('tables');
	shop = await openDatabase({ databaseUrl: server.url, dataDir: null });
	const seed = await loadDemoSeed(60, NOW);
	if (seed) await seedWhenEmpty(shop.db, seed);
	expect(await keepMedia(shop.db, media, { kind: 'document', bytes: PDF })).toMatchObject({ ok: true });
	await keepState(shop.db, { name: 'ERP', state: 'QUJD', caller: 'key 1' }, NOW);
	({ identity, recipient } = await newBackupKey());
}, 120_000);
afterAll(async () => {
	await shop.close();
	await server.drop();
});

const openPlace = () => {
	const folder = temporaryFolder('backups-');
	return { folder, place: openMediaStore({ kind: 'folder', folder }) };
};
const backUp = (place: ReturnType<typeof openMediaStore>, now = NOW) =>
	makeBackup({ database: shop, media, place, recipient, secret: 'a secret of the sessions, 32 signs', days: 14, now });

/** Every row of every table, in no order: a table's rows come back in another one. */
async function readAll(db: Database): Promise<Map<string, readonly string[]>> {
	const tables = new Map<string, string[]>();
	let current: string[] = [];
	for await (const line of dumpDatabase(db, { now: NOW, secret: null })) {
		if ('table' in line) {
			current = [];
			tables.set(line.table, current);
		} else if ('rows' in line) current.push(...line.rows.map((row) => JSON.stringify(row)));
	}
	return new Map([...tables].map(([name, rows]) => [name, rows.toSorted()]));
}

async function restoreInto(path: string, secrets: string[] = [], key = identity, toMigration = toMigrationOfBackup) {
	const target = await createTestDatabase();
	const dataDir = target.url === null ? temporaryFolder('restored-') : null;
	const open = (lastMigration?: string) => openDatabase({ databaseUrl: target.url, dataDir, ...(lastMigration !== undefined && { lastMigration }) });
	try {
		const restored = await restoreBackup({ path, identity: key, open, toMigration, keepSecret: (secret) => secrets.push(secret) });
		return { restored, database: await open(), drop: target.drop };
	} catch (error) {
		await target.drop();
		throw error;
	}
}

describe('a backup and its restoration', () => {
	it('a restored shop has every row, sequence, secret and document of the backup, and its jobs and mails are paused', async () => {
		const { folder, place } = openPlace();
		const made = await backUp(place);
		expect(made).toMatchObject({ encrypted: true, lackingFiles: 0 });
		const secrets: string[] = [];
		const { database, restored, drop } = await restoreInto(join(folder, made.name), secrets);
		expect(restored.madeAt).toBe(NOW.toISOString());
		expect(secrets).toEqual(['a secret of the sessions, 32 signs']);
		expect(await readSwitches(database.db)).toEqual({ allPaused: true, mailsPaused: true });
		await sql`delete from settings where name = 'jobs'`.execute(database.db);
		const [before, after] = [await readAll(shop.db), await readAll(database.db)];
		// Transaction numbers of another server mean nothing.
		before.delete('content_changes');
		after.delete('content_changes');
		expect([...after.keys()]).toEqual([...before.keys()]);
		for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows);
		const restoredMedia = openMediaStore({ kind: 'memory' });
		expect(await restoreMedia(database.db, restoredMedia, place)).toBe(0);
		const [document] = await database.db.selectFrom('media_files').select('hash').where('kind', '=', 'document').where('bytes', '=', PDF.length).execute();
		expect(await restoredMedia.read(`originals/${document?.hash.slice(0, 2)}/${document?.hash}`)).toEqual(PDF);
		await database.close();
		await drop();
	}, 120_000);

	it('orders that are placed after a restoration get numbers and revisions that no order had before it', async () => {
		const { folder, place } = openPlace();
		const { name } = await backUp(place);
		const next = async (db: Database) =>
			(
				await sql<{
					number: number;
					revision: number;
				}>`select nextval('order_numbers')::int as number, nextval('order_history_id_seq')::int as revision`.execute(db)
			).rows[0] ?? { number: 0, revision: 0 };
		for (let orders = 0; orders < 10; orders++) await next(shop.db);
		const last = await next(shop.db);
		const { database, drop } = await restoreInto(join(folder, name));
		const first = await next(database.db);
		expect([first.number > last.number, first.revision > last.revision]).toEqual([true, true]);
		expect(await readState(database.db, 'ERP')).toMatchObject({ state: 'QUJD' });
		await database.close();
		await drop();
	}, 120_000);

	it('changes that were written before a restoration are published by the restored shop', async () => {
		const { folder, place } = openPlace();
		await shop.db.updateTable('products').set({ title: 'Promijenjen prije kopije' }).where('id', '=', 1).execute();
		const { name } = await backUp(place);
		const { database, drop } = await restoreInto(join(folder, name));
		const readHidden = async () => (await sql`select 1 from content_changes where tx >= pg_snapshot_xmin(pg_current_snapshot())`.execute(database.db)).rows;
		// Transactions of other databases on the server count, too, while they run.
		await expect.poll(readHidden, { timeout: 30_000, message: 'changes that no reader may see yet' }).toEqual([]);
		await database.db.updateTable('products').set({ title: 'Promijenjen poslije' }).where('id', '=', 1).execute();
		await database.close();
		await drop();
	}, 120_000);

	it('a backup made while orders are written holds one moment: no order without its lines', async () => {
		const { folder, place } = openPlace();
		let isDone = false;
		const writing = (async () => {
			for (let at = 0; !isDone; at++)
				await shop.db.transaction().execute(async (trx) => {
					await sql`insert into settings (name, value) values (${`first-${at}`}, 'true'::jsonb)`.execute(trx);
					await sql`insert into settings (name, value) values (${`second-${at}`}, 'true'::jsonb)`.execute(trx);
				});
		})();
		const { name } = await backUp(place);
		isDone = true;
		await writing;
		const { database, drop } = await restoreInto(join(folder, name));
		const { rows } = await sql<{ first: number; second: number }>`
			select count(*) filter (where name like 'first-%')::int as first, count(*) filter (where name like 'second-%')::int as second from settings
		`.execute(database.db);
		expect(rows[0]?.first).toBe(rows[0]?.second);
		await database.close();
		await drop();
	}, 120_000);

	it('another key, a cut-off file, a changed byte, a newer version and a file that is no backup are refused with the reason', async () => {
		const { folder, place } = openPlace();
		const { name } = await backUp(place);
		const path = join(folder, name);
		await expect(restoreInto(path, [], (await newBackupKey()).identity)).rejects.toThrow('The identity does not open');
		await expect(restoreInto(path, [], identity, () => toMigrationOfBackup('9999-newer'))).rejects.toThrow('newer version');
		const bytes = readFileSync(path);
		writeFileSync(join(folder, 'changed'), bytes.with(bytes.length - 100, (bytes.at(-100) ?? 0) ^ 1));
		await expect(restoreInto(join(folder, 'changed'))).rejects.toThrow('is damaged');
		truncateSync(path, Math.floor(bytes.length / 2));
		await expect(restoreInto(path)).rejects.toThrow('is damaged');
		writeFileSync(join(folder, 'other'), 'id;naziv\n1;Kabel\n');
		await expect(restoreInto(join(folder, 'other'))).rejects.toThrow('is damaged or no backup');
	}, 120_000);
});

describe('backups of each day', () => {
	it('the job makes one a day, keeps those of the last days, and never removes the newest', async () => {
		const { folder, place } = openPlace();
		let now = NOW;
		const job = backupJob({ database: shop, media, place, recipient, secret: null, days: 2, now: () => now });
		const run = () => job.run({ signal: new AbortController().signal });
		await run();
		await run();
		expect(await readBackupList(place)).toHaveLength(1);
		for (const days of [1, 2, 3, 10]) {
			now = new Date(NOW.getTime() + days * DAY);
			await run();
		}
		expect((await readBackupList(place)).map(({ made_at }) => made_at)).toEqual([now.toISOString()]);
		expect(readdirSync(folder).filter((name) => name.endsWith('.age'))).toHaveLength(1);
	}, 120_000);
});

describe('a rehearsal of a restoration', () => {
	it('counts what a complete backup has, and reports files that are missing and a backup that is too old', async () => {
		const { folder, place } = openPlace();
		await backUp(place);
		const check = (now = NOW) => checkRestored(shop.db, { place, madeAt: NOW.toISOString(), now });
		expect(await check()).toMatchObject({ products: 60, problems: [], files: expect.any(Number) });
		rmSync(join(folder, 'media'), { recursive: true });
		const { files, problems } = await check(new Date(NOW.getTime() + 29 * 3_600_000));
		expect(files).toBeGreaterThan(0);
		expect(problems).toEqual(['The newest backup is 29 hours old', `${files} of ${files} files of pictures and documents are not beside it`]);
	}, 120_000);
});

describe('npm run backup and npm run restore', () => {
	const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
		promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', `packages/backend/main-${program}.ts`, ...args], {
			env: { ...process.env, DATABASE_URL: '', ...env },
		});

	it('a folder is backed up, restored into a new folder, and the restored one backed up again', async () => {
		const [data, restored, { folder }] = [fillDataFolder(temporaryFolder('data-')), join(temporaryFolder('restored-'), 'shop'), openPlace()];
		const { stdout, stderr } = await run('backup', ['new-key']);
		expect(stdout).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]+\n$/);
		const key = join(temporaryFolder('key-'), 'key.txt');
		writeFileSync(key, `# the shop's\n${stdout}`);
		const env = { BACKUP_RECIPIENT: /BACKUP_RECIPIENT=(\S+)/.exec(stderr)?.[1] ?? '', BACKUP_PLACE: folder };
		await expect(run('backup', ['--data', data], { BACKUP_PLACE: folder })).rejects.toThrow('BACKUP_RECIPIENT is not set');
		await expect(run('backup', ['--data', data])).rejects.toThrow('No place for backups');
		expect((await run('backup', ['--data', data], env)).stdout).toMatch(/^backup-\S+\.jsonl\.gz\.age {2}\d+\.\d MB\n$/);
		expect((await run('backup', ['list'], env)).stdout.split('\n')).toHaveLength(2);
		await expect(run('restore', ['latest', '--data', restored], env)).rejects.toThrow('is encrypted');
		await expect(run('restore', ['latest', '--identity', key, '--data', data], env)).rejects.toThrow('has data already');
		expect((await run('restore', ['latest', '--identity', key, '--data', restored], env)).stdout).toContain('Jobs and mails are paused');
		expect((await run('backup', ['--data', restored, '--plain'], env)).stdout).toMatch(/\.jsonl\.gz {2}/);
	}, 120_000);

	it('npm run drill restores the newest backup, and leaves nothing behind', async () => {
		const [scratch, { folder, place }] = [temporaryFolder('scratch-'), openPlace()];
		await backUp(place, new Date());
		const key = join(temporaryFolder('key-'), 'key.txt');
		writeFileSync(key, `${identity}\n`);
		const env = { BACKUP_PLACE: folder, TMPDIR: scratch };
		await expect(run('drill', [], env)).rejects.toThrow('is encrypted');
		const { stdout } = await run('drill', ['--identity', key], env);
		expect(stdout).toMatch(/^Restored \d+ rows of \S+ in \S+ s\.\nIt has \d+ orders .* 60 products .*\nAll is there\./);
		expect(readdirSync(scratch)).toEqual([]);
	}, 120_000);

	it('beside a running embedded backend, the backup is made by that backend, and can be restored', async () => {
		const [data, restored, { folder }] = [fillDataFolder(temporaryFolder('data-')), join(temporaryFolder('restored-'), 'shop'), openPlace()];
		const key = join(temporaryFolder('key-'), 'key.txt');
		writeFileSync(key, `${identity}\n`);
		const start = (backups: BackendConfig['backups']) =>
			startBackend({ dataDir: data, databaseUrl: null, port: 0, host: '127.0.0.1', devPages: false, backups });
		{
			await using _backend = await start({ place: null, recipient: null, days: 14 });
			await expect(run('backup', ['--data', data])).rejects.toThrow('has no place for backups');
		}
		await using backend = await start({ place: folder, recipient, days: 14 });
		await expect(run('backup', ['--data', data, '--to', folder])).rejects.toThrow('leave out --to');
		await expect(run('backup', ['--data', data, '--plain'])).rejects.toThrow('leave out --to and --plain');
		const { stdout } = await run('backup', ['--data', data]);
		expect(stdout).toMatch(/^backup-\S+\.jsonl\.gz\.age {2}\d+\.\d MB\n$/);
		expect(readdirSync(folder)).toContain(stdout.split(' ')[0]);
		const { status } = await fetch(`${backend.url}/merchant/v1/backups`, { method: 'POST' });
		expect(status, 'without a key').toBe(401);
		const away = `${folder}.away`;
		renameSync(folder, away);
		writeFileSync(folder, 'a file in the place of the folder');
		await expect(run('backup', ['--data', data])).rejects.toThrow(/the backup failed: E(EXIST|NOTDIR)/);
		expect((await askOperation(data))?.backup, 'the status of the shop').toMatchObject({
			place: folder,
			made_at: null,
			problem: expect.stringContaining('ENOTDIR'),
		});
		rmSync(folder);
		renameSync(away, folder);
		expect((await run('restore', ['latest', '--identity', key, '--data', restored], { BACKUP_PLACE: folder })).stdout).toContain('Jobs and mails are paused');
	}, 120_000);
});
