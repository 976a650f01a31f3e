import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { address } from '@titraj/contract/settings/formats.ts';
import { optional } from '@titraj/contract/settings/setting.ts';
import { describe, expect, test } from 'vitest';
import { checkPort, requireFreePorts, toRefusal } from '#scripts/doctor/check-port.ts';
import { checkProxies } from '#scripts/doctor/check-proxies.ts';
import { checkRunning } from '#scripts/doctor/check-running.ts';
import { checkSettings } from '#scripts/doctor/check-settings.ts';
import { probePort } from '#scripts/run/free-port.ts';
import { lockShop } from '#scripts/run/shop-folders.ts';
import { listenBriefly } from '#tests/support/listen-briefly.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

describe('settings', () => {
	test('those of the shop folder are checked and listed', () => {
		const own = [optional('GARDENER_URL', address, { about: 'Takes orders.' })];
		expect(checkSettings({}, 'GARDENER_URL=', own)).toEqual([
			expect.objectContaining({ state: 'good' }),
			expect.objectContaining({ state: 'note', message: 'GARDENER_URL of the shop folder is empty: Takes orders.' }),
		]);
		expect(checkSettings({ GARDENER_URL: 'x' }, null, own)[0]).toMatchObject({ state: 'bad', fix: 'Takes orders.' });
	});
	test('none are required', () => expect(checkSettings({}, null)).toEqual([expect.objectContaining({ state: 'good' })]));
	test('an invalid setting is named, and the value of a secret is not printed', () => {
		const [finding] = checkSettings({ REBUILD_SECRET: 'hush' }, null);
		expect(finding).toMatchObject({ state: 'bad', message: expect.stringContaining('REBUILD_SECRET') });
		expect(finding?.message).not.toContain('hush');
	});
	test.each([
		['BACKEND_ULR', 'Did you mean BACKEND_URL?'],
		['SMTP_HOST', 'docs/environment.md lists all of them'],
	])('a variable that nothing reads is reported: %s', (name, fix) => {
		expect(checkSettings({}, `# comment\nLANGUAGES=hr\n${name}=x\n`)[1]).toMatchObject({ state: 'note', fix, message: expect.stringContaining(name) });
	});
});

describe('proxies', () => {
	test.each([
		[{ TRUSTED_PROXIES: '1' }, false, ['bad']],
		[{ BACKEND_TRUSTED_PROXIES: '2' }, true, ['note']],
		[{ TRUSTED_PROXIES: '1', BASE_CLIENT_SECRET: 'a-secret-of-16-chars' }, false, []],
		[{}, false, []],
	])('%j with the embedded backend %s is reported as %j', (variables, isOwn, states) => {
		expect(checkProxies(variables, isOwn).map(({ state }) => state)).toEqual(states);
	});
});

describe('a running shop of this checkout', () => {
	test('is named with its process, because npm start would refuse to run beside it', async () => {
		const folder = temporaryFolder('doctor-');
		const folders = { dist: join(folder, 'dist'), cache: join(folder, 'cache') };
		expect(await checkRunning(folders)).toBeNull();
		using _ = await lockShop(folders);
		expect(await checkRunning(folders)).toMatchObject({ state: 'note', message: `A shop of this checkout is running (process ${process.pid}).` });
	});
});

test.each([
	[{ NODE_ENV: 'production' }, 'Run: npm ci --include=dev'],
	[{ npm_config_omit: 'dev' }, 'Run: npm ci --include=dev'],
	[{}, 'Run: npm ci\n'],
])('without packages and with %j the doctor says "%s"', (settings, fix) => {
	const folder = temporaryFolder('doctor-');
	writeFileSync(join(folder, 'package.json'), readFileSync('package.json'));
	const { NODE_ENV: _mode, npm_config_omit: _omit, ...variables } = process.env;
	const { stdout, status } = spawnSync(process.execPath, [resolve('scripts/doctor.mjs')], {
		cwd: folder,
		env: { ...variables, ...settings },
		encoding: 'utf8',
	});
	expect([status, stdout]).toEqual([1, expect.stringContaining(fix)]);
	expect(stdout).not.toContain('Ready');
});

describe('ports', () => {
	test.each([
		['abc', 8787, 'The port of the shop must be a number from 0 to 65535, as in npm start -- --port 8890'],
		['0', 65_536, 'The port of the backend must be a number from 0 to 65535, as in npm start -- --backend-port 8790'],
		['8123', 8123, 'Port 8123 is set for shop and backend. Start one of them with another port: npm start -- --backend-port 8790'],
	])('npm start reports what is wrong with the ports %s and %d', async (shop, backend, said) => {
		const wanted = requireFreePorts([
			{ port: Number(shop), of: 'shop' },
			{ port: backend, of: 'backend' },
		]);
		await expect(wanted).rejects.toThrow(said);
	});

	test('another program on a port is a problem, our own shop is not', async () => {
		await using foreign = await listenBriefly(() => ({ body: '<h1>x</h1>' }));
		await using own = await listenBriefly(() => ({ body: '{"success":true,"data":{}}' }));
		for (const isRunning of [false, true])
			expect(await checkPort({ port: foreign.port, of: 'shop' }, isRunning)).toMatchObject({ state: 'bad', fix: expect.stringContaining('--port') });
		expect(await checkPort({ port: own.port, of: 'shop' }, true)).toMatchObject({ state: 'good' });
	});
	test('a shop on a port is a problem if npm start of this checkout did not start it', async () => {
		await using other = await listenBriefly(() => ({ body: '{"success":true,"data":{}}' }));
		const message = 'A shop that npm start of this checkout did not start listens on the port that npm start uses for the shop.';
		expect(await checkPort({ port: other.port, of: 'shop' })).toMatchObject({ state: 'bad', message });
	});
	test('an address that the machine lacks is not called taken', async () => {
		expect(await probePort(0, '192.0.2.1')).toBe('absent');
		expect(toRefusal('absent', { port: 8888, of: 'shop' }).message).toBe('This machine has no address 127.0.0.1, on which shop and backend listen.');
	});
	test('a free port is no problem', async () => {
		const taken = await listenBriefly(() => ({ body: '' }));
		await taken[Symbol.asyncDispose]();
		expect(await checkPort({ port: taken.port, of: 'backend' })).toMatchObject({ state: 'good', message: 'free for the backend' });
	});
});
