import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ListedFunction, listFunctions, zipFunction } from '@netlify/zip-it-and-ship-it';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBotDocument } from '#lib/navigation/bot-document.ts';
import { loadFunctions } from '#scripts/serve/load-functions.ts';
import type { FunctionHandler } from '#scripts/serve/route-functions.ts';
import { BUNDLER, mainModuleOf } from '#tests/support/bundled-function.ts';
import { startDemoBackend } from '#tests/support/prerender-setup.ts';

let folder: string;
let backend: RunningBackend;
let listed: readonly ListedFunction[];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'bundles-'));
	backend = await startDemoBackend();
	process.env['BACKEND_URL'] = backend.url;
	listed = await listFunctions('functions', { ...BUNDLER, parseISC: true });
});
afterAll(async () => {
	await backend?.close();
	await rm(folder, { recursive: true, force: true });
});

/** What the platform calls of a function, bundled as it does. That all functions can be bundled is a matter of netlify-build.test.ts, at night. */
async function loadBundled(name: string): Promise<FunctionHandler> {
	const bundle = await zipFunction(`functions/${name}.ts`, folder, { ...BUNDLER, archiveFormat: 'none' });
	if (bundle === undefined) throw new Error(`The bundler did not find the function ${name}`);
	const { default: answer }: { default: FunctionHandler } = await import(pathToFileURL(mainModuleOf(bundle)).href);
	return answer;
}

test('the platform gives every function its path, and the page function none', () => {
	const without = listed.filter(({ routes }) => !routes?.length).map(({ name }) => name);
	expect(without).toEqual(['page']);
});

test('the shop’s server has the same functions as the platform', async () => {
	const own = await loadFunctions();
	const paths = ['/', '/kontakt/', '/api', '/api/', ...listed.flatMap(({ routes = [] }) => routes.flatMap(({ pattern }) => spellings(pattern)))];
	const differences: string[] = [];
	for (const path of paths) {
		for (const method of ['GET', 'POST', 'DELETE']) {
			const platform = listed.find((one) => takes(one, path, method));
			const found = own.match(path, method);
			const handler = platform && (await import(pathToFileURL(join('functions', `${platform.name}.ts`)).href)).default;
			if (found !== (handler ?? null)) differences.push(`${method} ${path}: the platform asks ${platform?.name ?? 'none'}`);
		}
	}
	expect(differences).toEqual([]);
	expect([own.named('page') === null, own.named('health')]).toEqual([false, null]);
});

/** Addresses that match a function's path, and some that do not. */
const spellings = (pattern: string): readonly string[] => {
	const base = pattern.replace(/\/\*$/, '');
	return [base, `${base}/`, `${base}/a`, `${base}/a/b/`, `${base}a`];
};

function takes({ routes = [], excludedRoutes = [] }: ListedFunction, path: string, method: string): boolean {
	const isAt = (route: (typeof routes)[number] | (typeof excludedRoutes)[number]) =>
		'literal' in route ? path === route.literal || path === `${route.literal}/` : 'expression' in route && new RegExp(route.expression).test(path);
	return routes.some((route) => isAt(route) && (!route.methods?.length || route.methods.some((taken) => taken === method))) && !excludedRoutes.some(isAt);
}

test('the bundled page function renders a page, from which a document for bots is made', async () => {
	const answer = await loadBundled('page');
	const ask = (path: string) => answer(new Request(`http://shop.example${path}`), { ip: '127.0.0.1' });
	const [page, missing] = [await ask('/kontakt/'), await ask('/nema-toga/')];
	expect([page.status, missing.status]).toEqual([200, 404]);
	const html = await page.text();
	expect([html.includes('<main id="sadrzaj"'), html.includes('/assets/static/'), html.includes('shell-')]).toEqual([true, true, false]);
	expect(toBotDocument(html, { begin: '<header>', end: '<footer>' })).toMatch(
		/<title>[^<]+<\/title>(?!.*\/assets\/static\/).*<header><main id="sadrzaj".*<\/main>(<!--.*?-->)*<footer>/s,
	);
});

test('the bundled health function renders a page and lets the backend store a row', async () => {
	const answer = await loadBundled('health');
	const response = await answer(new Request('http://shop.example/api/health'), { ip: '127.0.0.1' });
	expect(await response.json()).toMatchObject({
		data: {
			problem: null,
			checks: expect.arrayContaining([
				{ name: 'storage', ok: true },
				{ name: 'page', ok: true },
			]),
		},
	});
});

test('the page function is below 5 MB, without build tools', async () => {
	const made = await zipFunction('functions/page.ts', folder, { ...BUNDLER, archiveFormat: 'zip' });
	const packages = new Set((made && 'inputs' in made ? (made.inputs ?? []) : []).map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]));
	expect(['esbuild', '@esbuild/linux-x64', 'vite', 'rolldown', 'jiti', '@babel/core', 'node'].filter((name) => packages.has(name))).toEqual([]);
	expect(packages.has('react-dom')).toBe(true);
	expect(statSync(made?.path ?? '').size).toBeLessThan(5_000_000);
});
