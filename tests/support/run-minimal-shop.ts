import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startMinimalBackend } from '#examples/minimal-backend/server.mjs';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';
import { copyBuild } from '#scripts/run/copy-build.ts';
import { freePort } from '#scripts/run/free-port.ts';
import { startSite } from '#scripts/serve/start-site.ts';
import { mountBackend } from './mount-backend.ts';

/** Run as a process: builds, prerenders and serves the shop with the minimal backend of examples/, below the path argument if there is one. Prints its URL. */
await run().catch((error: unknown) => {
	console.error(`The shop cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
	process.exit(1);
});

async function run(): Promise<void> {
	await buildWhenChanged();
	mkdirSync('.cache', { recursive: true });
	const folder = mkdtempSync(join('.cache', 'minimal-shop-'));
	const [minimal, port] = await Promise.all([startMinimalBackend({ port: 0 }), freePort(process.argv[2] === undefined ? 8951 : 8961)]);
	const prefix = process.argv[2];
	const backend = prefix === undefined ? minimal : await mountBackend(minimal.url, prefix);
	const pictureHosts = 'cdn' in backend ? backend.cdn : '';
	Object.assign(process.env, { SITE_URL: `http://localhost:${port}`, BACKEND_URL: backend.url, PICTURE_HOSTS: pictureHosts });
	process.env['LOG_LEVEL'] ||= 'warn';
	copyBuild(join(folder, 'dist'));
	const { host, languages, backendTimeout } = readEnvironment();
	const report = await prerender({
		...{ backendUrl: backend.url, host, languages, timeout: backendTimeout, dist: join(folder, 'dist'), cache: join(folder, 'prerender') },
		...{ workers: 1, bot: false, now: new Date(), allowRemoval: true },
	});
	if (report.failures.length > 0 || report.aborted !== undefined)
		throw new Error(`The shop could not be prerendered: ${report.aborted ?? JSON.stringify(report.failures[0])}`);
	const site = await startSite({ port, backendUrl: backend.url, dir: join(folder, 'dist/client') });
	console.log(`Backend: ${backend.url}\nShop: ${site.url}`);

	const stop = async () => {
		await Promise.all([site.close(), backend.close(), minimal.close()]);
		rmSync(folder, { recursive: true, force: true });
		process.exit(0);
	};
	process.once('SIGTERM', () => void stop());
	process.once('disconnect', () => void stop());
}
