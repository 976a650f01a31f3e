import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

/** The response as it is sent: fetch decompresses. */
async function load(path: string, encoding: string): Promise<{ readonly headers: IncomingMessage['headers']; readonly body: Buffer }> {
	const [answer] = await once(get(backend.url + path, { headers: { 'accept-encoding': encoding } }), 'response');
	return { headers: answer.headers, body: await buffer(answer) };
}

const LONG = '/hapi/v1/openapi.json';

test('a long response is compressed for a client that accepts it, and says that it varies', { timeout: 60_000 }, async () => {
	const [packed, plain] = [await load(LONG, 'gzip, deflate'), await load(LONG, 'identity')];
	expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
	expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
	expect(plain.headers['content-encoding']).toBeUndefined();
	expect(gunzipSync(packed.body)).toEqual(plain.body);
	expect(packed.body.length).toBeLessThan(plain.body.length / 4);
});

test('a short response is not compressed', async () => {
	const { headers, body } = await load('/hapi/v1/misc/robots/', 'gzip');
	expect(headers['content-encoding']).toBeUndefined();
	expect(body.toString()).toContain('{');
});
