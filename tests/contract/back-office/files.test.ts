import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let backend: TestBackend;
const folder = join(temporaryFolder('office-', afterAll), 'back-office');

beforeAll(async () => {
	backend = await startTestBackend(undefined, { backOffice: folder });
});
afterAll(() => backend.close());

const get = (path: string) => fetch(backend.url + path, { redirect: 'manual' });

test('/admin/ says that the back office is not built until it is, and serves it from then on', async () => {
	const before = await get('/admin/');
	expect([before.status, before.headers.get('refresh'), (await before.text()).includes('npm run build:office')]).toEqual([503, '5', true]);
	mkdirSync(join(folder, 'assets'), { recursive: true });
	writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Uprava</title>');
	writeFileSync(join(folder, 'assets/index-AbC_12.js'), 'export {};');
	const page = await get('/admin/');
	expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Uprava</title>']);
	expect(page.headers.get('cache-control')).toBe('no-store');
});

test('the policy of the back office allows its own scripts and styles and a frame of the shop, and nothing inline or foreign', async () => {
	const policy = (await get('/admin/')).headers.get('content-security-policy') ?? '';
	expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'");
	expect(policy.replace('frame-src https://titraj.example;', '')).not.toMatch(/unsafe|\*|https?:/);
});

test('files of the back office are kept forever and compressed', async () => {
	const file = await get('/admin/application/assets/index-AbC_12.js');
	expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control'), file.headers.get('content-encoding'), await file.text()]).toEqual([
		...[200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'gzip', 'export {};'],
	]);
});

test.each(['../index.html', '..%2Findex.html', 'index.html', '.env', 'missing.js', '..%2f..%2fpackage.json'])('no other file is served: %s', async (name) => {
	const { status } = await get(`/admin/application/assets/${name}`);
	expect(status).toBe(404);
});
