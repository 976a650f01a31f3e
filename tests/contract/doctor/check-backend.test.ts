import { CONTRACT_VERSION } from '@titraj/contract/version.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBackend } from '#scripts/doctor/check-backend.ts';
import { listenBriefly } from '#tests/support/listen-briefly.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

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
	await using poor = await listenBriefly(answers(null));
	expect(await ask(poor.url)).toMatchObject({ state: 'bad', fix: expect.stringContaining('contract:check') });
});
test.each([
	['another major version', '2.0.0', 'bad'],
	['a later minor version', CONTRACT_VERSION.replace(/\d+\.\d+$/, '9.0'), 'good'],
	['no version', null, 'note'],
])('a backend with %s is %s', async (_title, version, state) => {
	const { body } = await backend.call('_get_hapi_misc_endpoints', {});
	const table = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
	await using other = await listenBriefly(answers(version, table));
	expect(await ask(other.url)).toMatchObject({ state });
});
