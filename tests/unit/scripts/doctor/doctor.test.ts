import { createServer } from 'node:http';
import { CONTRACT_VERSION } from '@titraj/contract/version.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBackend } from '#scripts/doctor/check-backend.ts';
import { checkPort, requireFreePorts } from '#scripts/doctor/check-port.ts';
import { checkSettings } from '#scripts/doctor/check-settings.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

async function listen(answer: (path: string) => { status?: number; body: string }) {
	const server = createServer((request, response) => {
		const { status = 200, body } = answer(request.url ?? '');
		response.writeHead(status, { 'content-type': 'application/json' }).end(body);
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return { port, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())) };
}

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
		['8123', 8123, 'Port 8123 is wanted for shop and backend. Start one of them with another port: npm start -- --backend-port 8790'],
	])('npm start reports what is wrong with the ports %s and %d', async (shop, backend, said) => {
		const wanted = requireFreePorts([
			{ port: Number(shop), of: 'shop' },
			{ port: backend, of: 'backend' },
		]);
		await expect(wanted).rejects.toThrow(said);
	});

	test('another program on a port is a problem, our own shop is not', async () => {
		await using foreign = await listen(() => ({ body: '<h1>x</h1>' }));
		await using own = await listen(() => ({ body: '{"success":true,"data":{}}' }));
		expect(await checkPort({ port: foreign.port, of: 'shop' })).toMatchObject({ state: 'bad', fix: expect.stringContaining('--port') });
		expect(await checkPort({ port: own.port, of: 'shop' })).toMatchObject({ state: 'good' });
	});
	test('a free port is no problem', async () => {
		const taken = await listen(() => ({ body: '' }));
		await taken[Symbol.asyncDispose]();
		expect(await checkPort({ port: taken.port, of: 'backend' })).toMatchObject({ state: 'good', message: 'free for the backend' });
	});
});

describe('backend', () => {
	const answers =
		(version: string | null, data: unknown = {}) =>
		(path: string) => ({
			body: JSON.stringify(path.includes('token') ? { success: true, data: { jwt: 'x' } } : { success: true, data, ...(version !== null && { version }) }),
		});
	const ask = (url: string, isOwn = false) => checkBackend({ url, host: 'titraj.example', isOwn });

	let backend: TestBackend;
	beforeAll(async () => {
		backend = await startTestBackend();
	});
	afterAll(() => backend.close());

	test('a running backend has our contract version', async () => {
		expect(await ask(backend.url)).toMatchObject({ state: 'good', message: expect.stringContaining(CONTRACT_VERSION) });
	});
	test('a configured backend that does not respond is a problem; npm start has its own if none is configured', async () => {
		expect(await ask('http://127.0.0.1:9')).toMatchObject({ state: 'bad', fix: expect.stringContaining('BACKEND_URL') });
		expect(await ask('http://127.0.0.1:9', true)).toMatchObject({ state: 'good' });
	});
	test('missing core calls are listed with the command that shows them', async () => {
		await using poor = await listen(answers(null));
		expect(await ask(poor.url)).toMatchObject({ state: 'bad', fix: expect.stringContaining('contract:check') });
	});
	test.each([
		['another major version', '2.0.0', 'bad'],
		['a later minor version', CONTRACT_VERSION.replace(/\d+\.\d+$/, '9.0'), 'good'],
		['no version', null, 'note'],
	])('%s is %s', async (_title, version, state) => {
		const { body } = await backend.call('_get_hapi_misc_endpoints', {});
		const table = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
		await using other = await listen(answers(version, table));
		expect(await ask(other.url)).toMatchObject({ state });
	});
});
