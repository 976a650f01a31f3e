import assert from 'node:assert/strict';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/free-port.ts';
import { putLoad } from './put-load.ts';
import { freshEnvironment, mustRun } from './run-command.ts';
import { ship } from './shipped-files.ts';
import { startProgram } from './start-program.ts';

interface Machine {
	readonly node: string;
	/** Folder with the installed packages of a production machine. */
	readonly installed: string;
	/** Folder of another version, installed without pages, that the shop is updated from; this version by default. */
	readonly before?: string;
	readonly products?: string;
	readonly siteUrl: string;
	/** A Postgres database; null for the embedded one. */
	readonly databaseUrl: string | null;
}

const [BEFORE, NEXT] = ['2026-01-01', '2026-01-02'];
const PLANTED = '9999-planted';
/** Sentence of the merchant API that the next release writes in another way. */
const [SUMMARY, CHANGED] = ['State of the shop for its operator', 'State of a shop'];

/**
 * Updates a shop that is under load to a release of this version with one more migration, another answer of the merchant API and other scripts, and returns to the
 * release before (docs/update.md). Throws if any request failed.
 */
export async function checkUpdate({ node, installed, before, siteUrl, databaseUrl, products = '60' }: Machine): Promise<void> {
	const root = mkdtempSync(join(tmpdir(), 'shop update ')); // A path with spaces.
	const [shopPort, backendPort] = [await freePort(), await freePort()];
	const folderOf = (name: string) => join(root, 'releases', name);
	const env = freshEnvironment(node, {
		SITE_URL: siteUrl,
		REBUILD_SECRET: 'a-secret-of-the-update',
		LOG_LEVEL: 'warn',
		// On a busy machine a backend takes long to start; requests wait for it.
		BACKEND_TIMEOUT: '60000',
		...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
	});
	const backend = `http://127.0.0.1:${backendPort}`;
	const runIn = (name: string, ...args: readonly string[]) => mustRun(node, args, { cwd: folderOf(name), env });
	try {
		for (const name of [BEFORE, NEXT]) {
			const other = name === BEFORE ? before : undefined;
			mkdirSync(folderOf(name), { recursive: true });
			if (other === undefined) ship(folderOf(name));
			else cpSync(other, folderOf(name), { recursive: true, filter: (path) => path !== join(other, 'node_modules') });
			symlinkSync(join(other ?? installed, 'node_modules'), join(folderOf(name), 'node_modules'));
		}
		writeFileSync(join(folderOf(BEFORE), 'dist/client/assets/of-before.js'), 'export {};');
		plantChanges(folderOf(NEXT));
		await runIn(BEFORE, 'dist/node/update.js');
		const options = ['--port', String(shopPort), '--backend-port', String(backendPort), '--demo', '--products', products];
		const keeper = await startProgram(['dist/node/keep.js', ...options], { node, cwd: folderOf(BEFORE), env });
		try {
			await runIn(BEFORE, 'dist/node/prerender.js', '--backend', backend);
			const url = keeper.url;
			const { pages, product } = readPages(folderOf(BEFORE));
			const underLoad = async (what: string, work: () => Promise<unknown>) => {
				const load = putLoad({ url, siteUrl, backend, pages, product });
				await work();
				const { answered, failures } = await load.end();
				assert.deepEqual(failures.slice(0, 5), [], `${what}: ${failures.length} of ${answered + failures.length} requests failed`);
				assert.ok(answered > 20, `${what}: ${answered} requests`);
				console.log(`${what}: ${answered} requests, none failed`);
			};
			const isNext = async () => (await (await fetch(`${backend}/merchant/v1/openapi.json`)).text()).includes(CHANGED);
			assert.equal(await isNext(), false);
			await underLoad('Update', () => runIn(NEXT, 'dist/node/update.js', '--backend', backend));
			assert.equal(await isNext(), true, 'the next release answers');
			assert.equal((await fetch(`${url}/assets/of-before.js`)).status, 200, 'scripts of open pages are still there');
			await underLoad('Way back', () => runIn(NEXT, 'dist/node/update.js', '--back'));
			assert.equal(await isNext(), false, 'the release before answers, with the data of the next one');
		} catch (error) {
			keeper.kill();
			throw error;
		}
		await keeper.stop();
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
}

/** One more migration, and another answer of the merchant API. */
function plantChanges(release: string): void {
	const node = join(release, 'dist/node/packages/backend');
	edit(
		join(node, 'migrations/migrate.js'),
		/(["']0189-start["']: \w+)/,
		`$1, "${PLANTED}": { up: (db) => db.schema.createTable('planted').addColumn('id', 'integer').execute() }`,
	);
	edit(join(node, 'merchant-api/routes/operation-routes.js'), new RegExp(SUMMARY), CHANGED);
}

function edit(file: string, pattern: RegExp, text: string): void {
	const before = readFileSync(file, 'utf8');
	assert.match(before, pattern);
	writeFileSync(file, before.replace(pattern, text));
}

function readPages(release: string): { readonly pages: readonly string[]; readonly product: number } {
	const text = globSync(join(release, 'dist/client/sitemap-*.xml')).map((file) => readFileSync(file, 'utf8'));
	const pages = [...text.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
	const id = pages.map((path) => /-proizvod-(\d+)\/$/.exec(path)?.[1]).find((found) => found !== undefined);
	assert.ok(id, 'the sitemap has a product');
	return { pages, product: Number(id) };
}
