import { describe, expect, test } from 'vitest';
import { checkPort, requireFreePorts } from '#scripts/doctor/check-port.ts';
import { checkSettings } from '#scripts/doctor/check-settings.ts';
import { listenBriefly } from '#tests/support/listen-briefly.ts';

describe('settings', () => {
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
		expect(await checkPort({ port: foreign.port, of: 'shop' })).toMatchObject({ state: 'bad', fix: expect.stringContaining('--port') });
		expect(await checkPort({ port: own.port, of: 'shop' })).toMatchObject({ state: 'good' });
	});
	test('a free port is no problem', async () => {
		const taken = await listenBriefly(() => ({ body: '' }));
		await taken[Symbol.asyncDispose]();
		expect(await checkPort({ port: taken.port, of: 'backend' })).toMatchObject({ state: 'good', message: 'free for the backend' });
	});
});
