import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunction, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningBackend } from '#backend/start-backend.ts';
import { INCLUDED } from '#scripts/serve/bundle-functions.ts';
import { type LoadedFunctions, loadFunctions } from '#scripts/serve/load-functions.ts';
import { startDemoBackend } from '#tests/support/prerender-setup.ts';

let folder: string;
let backend: RunningBackend;
let functions: LoadedFunctions;
let bundled: Awaited<ReturnType<typeof zipFunctions>>;

const SETTINGS = { basePath: process.cwd(), config: { '*': { nodeBundler: 'nft' as const, includedFiles: INCLUDED } } };

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'bundles-'));
	backend = await startDemoBackend();
	process.env['BACKEND_URL'] = backend.url;
	bundled = await zipFunctions('functions', folder, { ...SETTINGS, archiveFormat: 'none', manifest: join(folder, 'manifest.json') });
	functions = await loadFunctions(process.cwd(), folder);
});
afterAll(async () => {
	await backend?.close();
	await rm(folder, { recursive: true, force: true });
});

test('the platform’s bundler gives every function its own path, and the page function none', () => {
	const without = bundled.filter(({ routes }) => !routes?.length).map(({ name }) => name);
	expect(without).toEqual(['page']);
	const paths = ['/api/hapi/webshop/cart', '/api/hapi/auth/login', '/api/nuxtapi/info/', '/api/rebuild', '/api/health'];
	expect(paths.filter((path) => !functions.match(path, path.endsWith('login') || path.endsWith('rebuild') ? 'POST' : 'GET'))).toEqual([]);
	expect(functions.match('/kontakt/', 'GET')).toBeNull();
});

test('the bundled page function renders a page, in the layout of shoppers and in that of bots', async () => {
	const ask = (path: string) => functions.named('page')?.(new Request(`http://shop.example${path}`), { ip: '127.0.0.1' });
	const [page, bot, missing] = [await ask('/kontakt/'), await ask('/_bot/kontakt/'), await ask('/nema-toga/')];
	expect([page?.status, bot?.status, missing?.status]).toEqual([200, 200, 404]);
	const html = (await page?.text()) ?? '';
	expect([html.includes('<main id="sadrzaj"'), html.includes('/assets/static/'), html.includes('shell-')]).toEqual([true, true, false]);
	expect(await bot?.text()).not.toContain('/assets/static/');
});

test('the page function is below 5 MB, without anything that the shop is built with', async () => {
	const made = await zipFunction('functions/page.ts', folder, { ...SETTINGS, archiveFormat: 'zip' });
	const packages = new Set((made && 'inputs' in made ? (made.inputs ?? []) : []).map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]));
	expect(['esbuild', '@esbuild/linux-x64', 'vite', 'rolldown', 'jiti', '@babel/core', 'node'].filter((name) => packages.has(name))).toEqual([]);
	expect(packages.has('react-dom')).toBe(true);
	expect(statSync(made?.path ?? '').size).toBeLessThan(5_000_000);
});
