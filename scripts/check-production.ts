import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { PROGRAMS } from './build/node-programs.ts';
import { OLDEST_NODE } from './build/to-starter.ts';
import { checkPackages } from './production/check-packages.ts';
import { checkShop } from './production/check-shop.ts';
import { checkUpdate } from './production/check-update.ts';
import { findNode } from './production/find-node.ts';
import { buildSources, installRelease } from './production/install-release.ts';
import { freshEnvironment, mustRun, runCommand } from './production/run-command.ts';
import { ship } from './production/shipped-files.ts';
import { type RunningProgram, startProgram } from './production/start-program.ts';

/**
 * Runs a shop like a production machine (docs/deploy.md): builds it, copies the deployed files into an empty folder, installs without development
 * packages, and starts every program, with this Node and with an older supported version.
 */
const SITE_URL = 'https://shop.example';
const REBUILD_SECRET = 'a-secret-of-the-smoke-test';
const PRODUCTS = '60';

const folder = mkdtempSync(join(tmpdir(), 'shop-production-'));
const running: RunningProgram[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.once(signal, () => {
		cleanUp();
		process.exit(1);
	});
try {
	await timed('npm run build', buildSources);
	const older = await findNode(OLDEST_NODE);
	await timed('npm ci --omit=dev', () => installRelease(folder));
	console.log(`Packages: ${checkPackages(folder)} MB`);
	for (const node of [process.execPath, older]) await timed(`A shop on Node ${await versionOf(node)}`, () => checkOn(node));
	const database = await createTestDatabase();
	// The embedded database closes connections between two backends: under load one call in a thousand fails (docs/update.md).
	if (database.url === null) console.log('No Postgres server: updates under load are not tested.');
	const update = { node: process.execPath, installed: folder, siteUrl: SITE_URL, databaseUrl: database.url };
	if (database.url !== null) await timed('Update and way back', () => checkUpdate(update)).finally(database.drop);
	console.log('A production install runs the shop.');
} finally {
	cleanUp();
}

function cleanUp(): void {
	for (const program of running) program.kill();
	rmSync(folder, { recursive: true, force: true });
}

async function checkOn(node: string): Promise<void> {
	// Pages, data and caches of the previous run.
	for (const left of ['.cache', '.data']) rmSync(join(folder, left), { recursive: true, force: true });
	ship(folder);
	const env = freshEnvironment(node, { SITE_URL, REBUILD_SECRET, LOG_LEVEL: 'warn' });
	const place = { cwd: folder, env };
	const start = async (...args: string[]) => {
		const program = await startProgram(args, { node, ...place });
		running.push(program);
		return program;
	};
	const backend = await start('dist/node/backend.js', '--demo', '--port', '0', '--products', PRODUCTS);
	await mustRun(node, ['dist/node/prerender.js', '--backend', backend.url], place);
	const site = await start('dist/node/serve.js', '--port', '0', '--backend', backend.url, '--rebuild');
	await checkShop({ url: site.url, siteUrl: SITE_URL, rebuildSecret: REBUILD_SECRET, products: readProducts() });
	await site.stop();
	await backend.stop();
	await checkOthers(node, place);
}

/** Checks the programs that serve no requests. */
async function checkOthers(node: string, place: { cwd: string; env: Record<string, string> }): Promise<void> {
	for (const name of Object.keys(PROGRAMS)) {
		assert.match(await mustRun(node, [`dist/node/${name}.js`, '--help'], place), /^Usage: .*\n\n/);
		const refusal = await runCommand(node, [`dist/node/${name}.js`, '--no-such-option'], place);
		assert.match(refusal.stderr, /^Unknown option '--no-such-option'\. --help lists the options\.\n/m);
	}
	const feed = ['id\ttitle\tlink\tprice\tproduct_type', 'smoke-1\tZaslon\thttps://shop.example/zaslon\t100.00 EUR\tElektronika > Zasloni'];
	writeFileSync(join(folder, 'feed.tsv'), `${feed.join('\n')}\n`);
	assert.match(await mustRun(node, ['dist/node/import.js', 'feed.tsv', '--data', '.data/imported'], place), /^1 products: 1 new/m);
	assert.match(await mustRun(node, ['dist/node/deploy-plan.js'], place), /\d+ to upload/);
	const worker = await runCommand(node, ['dist/node/prerender-worker.js', '--queue', 'none'], place);
	assert.match(worker.stderr, /This machine cannot render: /);
}

/** Paths of the product pages in the output. */
function readProducts(): readonly string[] {
	const text = globSync(join(folder, 'dist/client/sitemap-*.xml')).map((file) => readFileSync(file, 'utf8'));
	const paths = [...text.join('').matchAll(/<loc>([^<]+-proizvod-\d+\/)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
	assert.ok(paths.length > 0, 'the sitemap contains products');
	return paths;
}

async function versionOf(node: string): Promise<string> {
	return (await mustRun(node, ['--version'], { cwd: '.' })).trim().slice(1);
}

async function timed<T>(name: string, run: () => Promise<T>): Promise<void> {
	const started = performance.now();
	await run();
	console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
