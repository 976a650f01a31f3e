import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkShop } from '#scripts/production/check-shop.ts';
import { freshEnvironment, mustRun } from '#scripts/production/run-command.ts';
import { type RunningProgram, startProgram } from '#scripts/production/start-program.ts';
import { copyRepository } from '#tests/support/copy-repository.ts';

const SITE_URL = 'https://shop.example';
const REBUILD_SECRET = 'a-secret-of-this-test';

/** A checkout of its own with its own packages, in which a shop runs. */
let folder: string;
let backend: RunningProgram;
let site: RunningProgram;

beforeAll(async () => {
	folder = mkdtempSync(join(process.cwd(), '.cache', 'changed-packages-'));
	// Hard links: its packages can be moved away, and take no space.
	execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
	copyRepository(folder);
	for (const part of ['server', 'assets.json', 'client/assets']) cpSync(join('dist', part), join(folder, 'dist', part), { recursive: true });
	const place = {
		node: process.execPath,
		cwd: folder,
		env: freshEnvironment(process.execPath, { SITE_URL, REBUILD_SECRET, LOG_LEVEL: 'warn', NODE_ENV: 'production' }),
	};
	backend = await startProgram(['packages/backend/main.ts', '--demo', '--port', '0', '--products', '60'], place);
	await mustRun(process.execPath, ['scripts/prerender.ts', '--backend', backend.url], place);
	site = await startProgram(['scripts/serve.ts', '--port', '0', '--backend', backend.url, '--rebuild'], place);
}, 180_000);
afterAll(() => {
	site?.kill();
	backend?.kill();
	rmSync(folder, { recursive: true, force: true });
});

/** Takes the packages away, as `npm ci` does while it works. */
function removePackages(): Disposable {
	renameSync(join(folder, 'node_modules'), join(folder, 'away'));
	return { [Symbol.dispose]: () => renameSync(join(folder, 'away'), join(folder, 'node_modules')) };
}

function readProducts(): readonly string[] {
	const text = globSync(join(folder, 'dist/client/sitemap-*.xml')).map((file) => readFileSync(file, 'utf8'));
	return [...text.join('').matchAll(/<loc>([^<]+-proizvod-\d+\/)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The log of rendered changes, the newest first. */
async function readLog(): Promise<readonly { readonly changes: number; readonly failure?: string }[]> {
	const response = await fetch(`${site.url}/api/rebuild`, { headers: { 'x-rebuild-secret': REBUILD_SECRET } });
	return (await response.json()).data.log;
}

async function reportSiteChange(): Promise<void> {
	const body = JSON.stringify({ changes: [{ id: 2, entity: 'site', entity_id: null }] });
	const timestamp = String(Date.now());
	const signature = createHmac('sha256', REBUILD_SECRET).update(`${timestamp}.${body}`).digest('hex');
	const response = await fetch(`${site.url}/api/rebuild`, { method: 'POST', body, headers: { 'x-shop-timestamp': timestamp, 'x-shop-signature': signature } });
	expect(response.status).toBe(200);
}

test('a shop sells, shows pages, pictures and documents and renders changes while its packages are replaced', { timeout: 60_000 }, async () => {
	using _ = removePackages();
	await checkShop({ url: site.url, siteUrl: SITE_URL, rebuildSecret: REBUILD_SECRET, products: readProducts() });
});

test('a change of the whole shop that arrives while the packages are replaced is rendered once they are back', { timeout: 90_000 }, async () => {
	const before = (await readLog()).length;
	{
		using _ = removePackages();
		await reportSiteChange();
		await expect.poll(async () => (await readLog()).length, { timeout: 60_000 }).toBeGreaterThan(before);
	}
	await expect.poll(async () => (await readLog())[0]?.failure ?? 'rendered', { timeout: 60_000 }).toBe('rendered');
});
