import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { START } from '@titraj/backend/migrations/replaced-migrations.ts';
import { lockDataDir } from '@titraj/backend/platform/database/data-lock.ts';
import { beginOwnShop } from '@titraj/backend/seed/begin-own-shop.ts';
import { findStartRefusals } from '@titraj/backend/start-refusals.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkData } from '#scripts/doctor/check-data.ts';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';
import { plantReplaced } from '#tests/support/plant-replaced.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const ask = async (dataDir: string, mayRun = false) => checkData(await findStartRefusals({ shop: STANDARD_SHOP, dataDir }), { dataDir, mayRun });

/** A folder in which `npm run doctor` can run: packages and tools of this checkout, data of its own. */
function ownCheckout(): string {
	const folder = temporaryFolder('doctor-');
	for (const name of ['node_modules', 'package.json', 'scripts']) symlinkSync(resolve(name), join(folder, name));
	return folder;
}

test('the doctor does not say "Ready" while a backend that runs alone on another port has the data folder', async () => {
	const folder = ownCheckout();
	fillDataFolder(join(folder, '.data/shop'));
	const backend = spawn(process.execPath, [resolve('packages/backend/main.ts'), '--port', '0', '--data', '.data/shop'], { cwd: folder });
	onTestFinished(() => void backend.kill('SIGTERM'));
	const lines = createInterface({ input: backend.stdout });
	for await (const line of lines) if (line.startsWith('Backend: ')) break;
	const { stdout, status } = spawnSync(process.execPath, [resolve('scripts/doctor.mjs')], { cwd: folder, encoding: 'utf8' });
	expect(stdout).toContain(`.data/shop is in use by a backend that runs alone (process ${backend.pid}).`);
	expect(stdout).not.toContain('Ready');
	expect(status).toBe(1);
	const ended = once(backend, 'exit');
	backend.kill('SIGTERM');
	await ended;
}, 120_000);

test('a data folder that the running shop has is no problem, and one without a process is free', async () => {
	const folder = temporaryFolder('doctor-');
	expect(await ask(folder)).toEqual([{ name: 'data', state: 'good', message: `${folder} is free` }]);
	using _lock = { [Symbol.dispose]: lockDataDir(folder).release };
	expect(await ask(folder, true)).toEqual([expect.objectContaining({ state: 'good' })]);
	expect(await ask(folder)).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining(`process ${process.pid}`) })]);
});

test('the doctor creates no data folder', async () => {
	const parent = temporaryFolder('doctor-');
	expect(await ask(join(parent, 'shop'))).toEqual([expect.objectContaining({ state: 'good' })]);
	expect(readdirSync(parent)).toEqual([]);
});

test('an own shop of an older version is refused without a backup of the last hour, and says which migrations are pending', async () => {
	const dataDir = fillDataFolder(temporaryFolder('doctor-'));
	await using opened = await openDatabase({ databaseUrl: null, dataDir, isCommand: true });
	await beginOwnShop(opened.db);
	await sql`update kysely_migration set name = '9999-of-another-branch' where name = ${START}`.execute(opened.db);
	await opened.close();
	const before = readFileSync(join(dataDir, 'pg/global/pg_control'));
	expect(await ask(dataDir)).toEqual([
		expect.objectContaining({
			state: 'bad',
			message: expect.stringMatching(
				/needs (the migration 0189-start|\d+ migrations \(0189-start to \S+\)), and there is no backup of the last hour: BACKUP_PLACE is not set.*--no-backup/,
			),
		}),
	]);
	expect(readFileSync(join(dataDir, 'pg/global/pg_control'))).toEqual(before);
}, 120_000);

test('data of before 0.2.0 that lack migrations are refused with what to do', async () => {
	const dataDir = fillDataFolder(temporaryFolder('doctor-'));
	await using opened = await openDatabase({ databaseUrl: null, dataDir, isCommand: true });
	await plantReplaced(opened.db, ['0001-planted', '0002-planted']);
	await opened.close();
	expect(await ask(dataDir)).toEqual([
		expect.objectContaining({ state: 'bad', message: expect.stringMatching(/before 0\.2\.0 \(newest migration: 0002-planted\).*docs\/update\.md/) }),
	]);
}, 120_000);

test('a damaged database is a problem', async () => {
	const folder = temporaryFolder('doctor-');
	mkdirSync(join(folder, 'pg/base'), { recursive: true });
	writeFileSync(join(folder, 'pg/PG_VERSION'), '17');
	expect(await ask(folder)).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining('pg/global/pg_control is missing') })]);
});

test.skipIf(process.getuid?.() === 0)('a data folder that this user may not write is a problem', async () => {
	const parent = temporaryFolder('doctor-');
	chmodSync(parent, 0o500);
	onTestFinished(() => chmodSync(parent, 0o700));
	expect(await ask(join(parent, 'shop'))).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining('is not writable') })]);
});

test('settings that only together are wrong are a problem', async () => {
	vi.stubEnv('DKIM_DOMAIN', 'vrt.example');
	onTestFinished(() => void vi.unstubAllEnvs());
	expect(await ask(temporaryFolder('doctor-'))).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining('DKIM_KEY_FILE') })]);
});

test('a secret beside the data that is too short is a problem', async () => {
	const folder = temporaryFolder('doctor-');
	writeFileSync(join(folder, 'jwt-secret'), 'short');
	expect(await ask(folder)).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining('jwt-secret contains no secret') })]);
});

test('a shop folder that does not load is a problem in one line', () => {
	const folder = ownCheckout();
	mkdirSync(join(folder, 'shop'));
	const { stdout, status } = spawnSync(process.execPath, [resolve('scripts/doctor.mjs')], { cwd: folder, encoding: 'utf8' });
	expect(stdout).toContain('shop.config.ts does not exist');
	expect([status, stdout]).toEqual([1, expect.not.stringContaining('Ready')]);
});
