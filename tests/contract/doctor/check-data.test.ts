import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { lockDataDir } from '@titraj/backend/platform/database/data-lock.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkData } from '#scripts/doctor/check-data.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const ask = (dataDir: string, isRunning = false) => checkData(dataDir, { shop: STANDARD_SHOP, isRunning });

/** A folder in which `npm run doctor` can run: packages and tools of this checkout, data of its own. */
function ownCheckout(): string {
	const folder = temporaryFolder('doctor-');
	for (const name of ['node_modules', 'package.json', 'scripts']) symlinkSync(resolve(name), join(folder, name));
	return folder;
}

test('the doctor does not say "Ready" while a backend that runs alone on another port has the data folder', async () => {
	const folder = ownCheckout();
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
});

test('a data folder that the running shop has is no problem, and one that nobody has is free', () => {
	const folder = temporaryFolder('doctor-');
	expect(ask(folder)).toEqual([{ name: 'data', state: 'good', message: `${folder} is free` }]);
	using _lock = { [Symbol.dispose]: lockDataDir(folder).release };
	expect(ask(folder, true)).toEqual([expect.objectContaining({ state: 'good' })]);
	expect(ask(folder)).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining(`process ${process.pid}`) })]);
});

test('the doctor creates no data folder', () => {
	const parent = temporaryFolder('doctor-');
	expect(ask(join(parent, 'shop'))).toEqual([expect.objectContaining({ state: 'good' })]);
	expect(readdirSync(parent)).toEqual([]);
});

test('a damaged database is a problem', () => {
	const folder = temporaryFolder('doctor-');
	mkdirSync(join(folder, 'pg/base'), { recursive: true });
	writeFileSync(join(folder, 'pg/PG_VERSION'), '17');
	expect(ask(folder)).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining('pg/global/pg_control is missing') })]);
});

test.skipIf(process.getuid?.() === 0)('a data folder that this user may not write is a problem', () => {
	const parent = temporaryFolder('doctor-');
	chmodSync(parent, 0o500);
	onTestFinished(() => chmodSync(parent, 0o700));
	expect(ask(join(parent, 'shop'))).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining('is not writable') })]);
});

test('settings that only together are wrong are a problem', () => {
	vi.stubEnv('DKIM_DOMAIN', 'vrt.example');
	onTestFinished(() => void vi.unstubAllEnvs());
	expect(ask(temporaryFolder('doctor-'))).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining('DKIM_KEY_FILE') })]);
});

test('a secret beside the data that is too short is a problem', () => {
	const folder = temporaryFolder('doctor-');
	writeFileSync(join(folder, 'jwt-secret'), 'short');
	expect(ask(folder)).toEqual([expect.objectContaining({ state: 'bad', message: expect.stringContaining('jwt-secret contains no secret') })]);
});

test('a shop folder that does not load is a problem in one line', () => {
	const folder = ownCheckout();
	mkdirSync(join(folder, 'shop'));
	const { stdout, status } = spawnSync(process.execPath, [resolve('scripts/doctor.mjs')], { cwd: folder, encoding: 'utf8' });
	expect(stdout).toContain('shop.config.ts does not exist');
	expect([status, stdout]).toEqual([1, expect.not.stringContaining('Ready')]);
});
