import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { createS3Client } from '@titraj/contract/storage/s3-client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBucketStore } from '#scripts/prerender/publish/store/bucket-store.ts';
import { parseStorePlace } from '#scripts/prerender/publish/store/store-place.ts';
import { type RunningS3, startS3 } from '#tests/support/start-s3.ts';

let s3: RunningS3;
beforeAll(async () => {
	s3 = await startS3();
});
afterAll(() => s3[Symbol.asyncDispose]());

const open = (prefix = 'shop') => openBucketStore({ bucket: s3.bucket, prefix }, createS3Client(s3.settings, s3.bucket, [50, 200]));
const bytes = (text: string) => Buffer.from(text);

describe('pages in storage', () => {
	test('are read as they were written, whatever their names contain', async () => {
		const store = open();
		const names = ['/index.html', '/a b/čaša+(1)/index.html', "/it's&so/index.html"];
		for (const name of names) await store.write(name, bytes(name));
		await store.settle();
		for (const name of names) expect([String(await store.read(name)), await store.sizeOf(name)]).toEqual([name, Buffer.byteLength(name)]);
		expect([...s3.hashes().keys()].every((key) => key.startsWith('shop/'))).toBe(true);
		await store.remove(names);
		for (const name of names) expect([await store.read(name), await store.sizeOf(name)]).toEqual([null, null]);
		await store.remove(names);
	});

	test.each([
		['/assets/a-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
		['/kontakt/index.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
		['/builds/latest.json', 'application/json; charset=utf-8', 'no-cache'],
	])('%s has the headers of a static host', async (name, type, cache) => {
		const store = open();
		await store.write(name, bytes('x'));
		await store.settle();
		const answer = await createS3Client(s3.settings, s3.bucket)({ method: 'GET', key: `shop${name}` });
		expect([answer?.headers.get('content-type'), answer?.headers.get('cache-control')]).toEqual([type, cache]);
	});
});

test('documents of 4 MB wait for their write with their own content, and the next one waits for a place, however large one is', async () => {
	const sent: string[] = [];
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const store = openBucketStore({ bucket: 'any', prefix: '' }, async ({ body }) => {
		sent.push(Buffer.from(body ?? []).toString('latin1', 0, 2));
		await released;
		return new Response();
	});
	const room = Buffer.alloc(9_000_000);
	const write = async (nth: number, bytes: number) => {
		room.write(String(nth));
		await store.write(`/${nth}/index.html`, room.subarray(0, bytes));
	};
	/** Whether the write still waits for a place. */
	const waits = async (writing: Promise<void>) => (await Promise.race([writing, turn('waits')])) === 'waits';
	const all = Array.from({ length: 16 + 40 }, (_, place) => 10 + place);
	for (const nth of all) await write(nth, 100_000);
	expect(sent).toHaveLength(16);
	const large = write(70, room.byteLength);
	expect(await waits(large)).toBe(true);
	release();
	await large;
	await write(80, 100_000);
	await store.settle();
	expect(sent).toEqual([...all, 70, 80].map(String));
});

describe('storage that fails', () => {
	test.each([
		['a wrong secret', { secretAccessKey: 'wrong' }, /403 SignatureDoesNotMatch; check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
		['a wrong key', { accessKeyId: 'nobody' }, /403 InvalidAccessKeyId; check/],
		['no server', { endpoint: 'http://127.0.0.1:9' }, /no answer from http:\/\/127\.0\.0\.1:9 .*; check S3_ENDPOINT/],
	])('is reported with a fix: %s', async (_name, wrong, message) => {
		const store = openBucketStore({ bucket: s3.bucket, prefix: '' }, createS3Client({ ...s3.settings, ...wrong }, s3.bucket, []));
		await store.write('/x/index.html', bytes('x'));
		await expect(store.settle()).rejects.toThrow(message);
		// The error is thrown once; the next job starts without it.
		await store.settle();
	});

	test('reports a missing bucket, and missing keys', async () => {
		const store = openBucketStore({ bucket: 'nowhere', prefix: '' }, createS3Client(s3.settings, 'nowhere', []));
		await store.write('/x/index.html', bytes('x'));
		await expect(store.settle()).rejects.toThrow(/404 NoSuchBucket; make the bucket first/);
		expect(() => createS3Client({ ...s3.settings, accessKeyId: '' }, s3.bucket)).toThrow(
			'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set for s3:// addresses',
		);
	});

	test('is retried after 503 up to a limit, and a refusal is final', async () => {
		const answers = [503, 503, 200, 503, 503, 503, 403];
		let calls = 0;
		const server = createServer((_request, response) => response.writeHead(answers[calls++] ?? 500).end());
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
		const address = server.address();
		const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
		const call = createS3Client({ ...s3.settings, endpoint }, s3.bucket, [1, 1]);
		expect((await call({ method: 'PUT', key: 'x', body: new Uint8Array([1]) }))?.status).toBe(200);
		await expect(call({ method: 'PUT', key: 'x' })).rejects.toThrow(/PUT s3:\/\/shop-pages\/x: 503; it asked to be called less often/);
		await expect(call({ method: 'PUT', key: 'x' })).rejects.toThrow(/403; check/);
		expect(calls).toBe(7);
		server.close();
	});
});

test.each([
	['s3://pages', { kind: 's3', bucket: 'pages', prefix: '' }],
	['s3://pages/a/b/', { kind: 's3', bucket: 'pages', prefix: 'a/b' }],
	['/mnt/pages', { kind: 'folder', folder: '/mnt/pages', scratch: '/mnt/pages/.writing' }],
])('--output %s', (output, place) => {
	expect(parseStorePlace({ output, dist: 'dist', cache: 'cache' })).toEqual(place);
});

test.each(['s3://', 's3://UPPER/x', 'gs://pages'])('--output %s is refused', (output) => {
	expect(() => parseStorePlace({ output, dist: 'dist', cache: 'cache' })).toThrow('it must be a folder, or s3://bucket');
});
