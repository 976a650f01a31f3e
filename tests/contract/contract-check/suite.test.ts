import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMinimalBackend } from '#examples/minimal-backend/server.mjs';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';
import { startFixtureBackend } from '#tests/support/fixture-backend-process.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';

/** A run starts Vitest in a separate process. */
const SLOW = { timeout: 180_000 };

let minimal: Awaited<ReturnType<typeof startMinimalBackend>>;
beforeAll(async () => {
	minimal = await startMinimalBackend({ port: 0 });
});
afterAll(() => minimal.close());

interface Run {
	readonly code: number | null;
	/** Titles of passed and failed tests; skipped tests with their reason. */
	readonly passed: readonly string[];
	readonly failed: readonly string[];
	readonly skipped: readonly string[];
	readonly error: string;
}

/** Runs the command as npm does, outside this run's Vitest. */
async function runSuite(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Run> {
	const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|BACKEND_URL|FORCE_COLOR)/.test(name)));
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/contract-suite.ts', ...args], {
		env: { ...env, ...more, NO_COLOR: '1' },
	});
	const texts = { out: '', error: '' };
	child.stdout.on('data', (part) => (texts.out += part));
	child.stderr.on('data', (part) => (texts.error += part));
	const code = await new Promise<number | null>((done) => child.once('close', done));
	const lines = (sign: string) =>
		[...texts.out.matchAll(new RegExp(`^ ${sign} tests/contract/any-backend/[^>]+ > (.*)$`, 'gm'))].map(([, line = '']) => line.replace(/ \d+ms/, ''));
	return { code, passed: lines('✓'), failed: lines('×'), skipped: lines('↓'), error: texts.error };
}

describe('the embedded backend in a separate process', () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'suite-'));
	let shipped: Awaited<ReturnType<typeof startFixtureBackend>>;
	beforeAll(async () => {
		const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
		await seedWhenEmpty(db, shopFixture());
		await close();
		shipped = await startFixtureBackend({ dataDir, databaseUrl: null });
	});
	afterAll(async () => {
		await shipped?.end('SIGTERM');
		rmSync(dataDir, { recursive: true, force: true });
	});

	test('passes every test of any backend, with none skipped', SLOW, async () => {
		const { code, passed, failed, skipped, error } = await runSuite([shipped.url, '--account', 'kupac@titraj.example:titraj-kupac']);
		expect({ code, failed, skipped, error }).toEqual({ code: 0, failed: [], skipped: [], error: '' });
		expect(passed.length).toBeGreaterThan(90);
	});
});

test('the minimal backend passes; tests of calls that it lacks are skipped by name', SLOW, async () => {
	const { code, passed, failed, skipped } = await runSuite([], { BACKEND_URL: minimal.url });
	expect({ code, failed }).toEqual({ code: 0, failed: [] });
	expect(passed).toContain('an order > is placed once if its key is sent five times concurrently');
	expect(skipped).toContain(
		'a comparison > contains three products after more are added concurrently [not offered: _get_hapi_compare, _post_hapi_compare, _delete_hapi_compare]',
	);
	expect(skipped.filter((line) => !line.includes('[not offered: '))).toEqual([]);
});

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Faulty variants of the minimal backend, with the tests that find the mistake. */
const BROKEN: readonly { readonly mistake: string; readonly spoil: (path: string) => Alteration; readonly only: string; readonly failed: readonly string[] }[] =
	[
		{
			mistake: 'price-qty prices without the reduction',
			spoil: (path) => (path.includes('/price-qty/') ? { change: (body) => changeItems(body, (item) => ({ ...item, price_custom: 999 })) } : undefined),
			only: 'products',
			failed: ['a product > has the same price and stock in a price-qty response as in a list'],
		},
		{
			mistake: 'a cart that accepts everything',
			spoil: (path) => (path.includes('/webshop/product/') ? { change: (body) => (isJson(body) ? { ...body, success: true } : body) } : undefined),
			only: 'cart',
			failed: ['a cart > refuses more pieces than are in stock, and fractions, and does not change', 'a cart > refuses a sold-out product'],
		},
	];

function changeItems(body: unknown, change: (item: Json) => Json): unknown {
	if (!isJson(body) || !isJson(body['data']) || !Array.isArray(body['data']['items'])) return body;
	return { ...body, data: { ...body['data'], items: body['data']['items'].map(change) } };
}

test.each(BROKEN)('finds $mistake, with exit code 1', SLOW, async ({ spoil, only, failed }) => {
	await using altered = await alterBackend(minimal.url, spoil);
	const run = await runSuite([altered.url, '--only', only]);
	expect(run.code).toBe(1);
	expect(run.failed).toEqual(expect.arrayContaining([...failed]));
	expect(run.passed).not.toEqual([]);
});

test('explains that no server responds, with exit code 1', SLOW, async () => {
	const { code, error } = await runSuite(['http://127.0.0.1:9']);
	expect([code, error]).toEqual([1, expect.stringMatching(/cannot be used[\s\S]*fix {2}/)]);
});

test.each([
	['no address', []],
	['an unknown file', ['http://127.0.0.1:9', '--only', 'nothing']],
])('exits with code 2 and the usage for %s', SLOW, async (_, args) => {
	const { code, error } = await runSuite(args);
	expect([code, error]).toEqual([2, expect.stringContaining('Usage: npm run contract:suite -- URL')]);
});
