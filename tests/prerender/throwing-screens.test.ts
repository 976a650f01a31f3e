import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';
import { startScript } from '#tests/support/start-script.ts';
import { LATE, THROWING } from '#tests/support/throwing-screens.ts';

/** A build of the shop with three screens that throw. */
let throwing: string;
let backend: RunningBackend;
let workplace: Workplace;
let before: Readonly<Record<string, string>>;
let built: { readonly code: number; readonly output: string };

const all = Object.values(THROWING);
const pageOf = (path: string): string => readFileSync(join(workplace.dist, 'client', path, 'index.html'), 'utf8');

beforeAll(async () => {
	backend = await startDemoBackend();
	throwing = mkdtempSync(join(process.cwd(), '.cache', 'throwing-'));
	const { VITEST: _, ...env } = process.env;
	await promisify(execFile)(process.execPath, ['tests/support/build-throwing.ts', throwing], { env: { ...env, NODE_ENV: 'production' } });
	workplace = createWorkplace();
	const first = await workplace.run(backend.url);
	expect(first).toMatchObject({ code: 0, output: expect.stringContaining(' 0 failed') });
	before = Object.fromEntries(all.map(({ path }) => [path, pageOf(path)]));
	for (const name of ['server', 'assets.json']) {
		rmSync(join(workplace.dist, name), { recursive: true });
		cpSync(join(throwing, name), join(workplace.dist, name), { recursive: true });
	}
	cpSync(join(throwing, 'client/assets'), join(workplace.dist, 'client/assets'), { recursive: true });
	built = await workplace.run(backend.url, '--whole');
});
afterAll(async () => {
	workplace[Symbol.dispose]();
	rmSync(throwing, { recursive: true, force: true });
	await backend.close();
});

describe('a build with screens that throw', () => {
	test.each(all)('reports the page $path with error and component', ({ path, thrown }) => {
		expect(built.output).toMatch(new RegExp(`^${path}: ${thrown}\n +at (Inner|Screen) `, 'm'));
	});

	test('fails, and counts each of them', () => {
		expect(built.output).toContain(` ${all.length} failed`);
		expect(built.code).toBe(1);
	});

	test.each(all)('keeps the earlier page $path', ({ path }) => {
		expect(pageOf(path)).toBe(before[path]);
	});

	test('renders a deferred component', () => {
		expect(pageOf(LATE.path)).toContain(LATE.text);
	});
});

describe('the page function with screens that throw', () => {
	let shop: Awaited<ReturnType<typeof startScript>>;
	beforeAll(async () => {
		shop = await startScript(['tests/support/serve-throwing-pages.ts', throwing, backend.url], { NODE_ENV: 'production', LOG_LEVEL: 'error' });
	});
	afterAll(() => shop[Symbol.asyncDispose]());

	test.each(all)('answers $path with 500, the error page and a log line', async ({ path, thrown }) => {
		const answer = await fetch(shop.url + path);
		expect(answer.status).toBe(500);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(await answer.text()).toContain('/error-page.js');
		const lines = shop.said().split('\n');
		const line: unknown = JSON.parse(lines.find((text) => text.includes('"page failed"') && text.includes(path)) ?? 'null');
		expect(line).toMatchObject({ level: 'error', path, error: expect.stringMatching(new RegExp(`^${thrown}\n +at `)) });
	});

	test('renders a deferred component, too', async () => {
		const answer = await fetch(shop.url + LATE.path);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain(LATE.text);
	});
});

describe('the development server with screens that throw', () => {
	test('shows the error overlay with the error, and no blank page', async () => {
		await using server = await startScript(['tests/support/develop-throwing-pages.ts'], { NODE_ENV: 'development', BACKEND_URL: backend.url });
		for (const { path, thrown } of all) {
			const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
			expect(answer.status).toBe(500);
			expect(await answer.text()).toMatch(new RegExp(`new ErrorOverlay\\(\\{"message":"[^"]*${thrown}\\\\n +at `));
		}
		const late = await fetch(server.url + LATE.path, { headers: { accept: 'text/html' } });
		expect(late.status).toBe(200);
		expect(await late.text()).toContain(LATE.text);
	});
});
