import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '../prerender/prerender.ts';
import type { PrerenderReport } from '../prerender/prerender-options.ts';
import { createRebuilder } from '../rebuild/create-rebuilder.ts';
import { buildWhenChanged } from '../run/build-when-changed.ts';
import { copyBuild } from '../run/copy-build.ts';
import { freePort } from '../run/free-port.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { startSite } from '../serve/start-site.ts';
import { prepareCatalog } from './prepare-catalog.ts';

interface BenchShop {
	readonly url: string;
	readonly backendUrl: string;
	readonly report: PrerenderReport;
	close(): Promise<void>;
}

/** Starts the whole shop on a catalog of `products`, including the content webhook, in separate folders that are kept for the next run. */
export async function startBenchShop({ products, source, folder }: { products: number; source: string; folder: string }): Promise<BenchShop> {
	const port = await freePort();
	process.env['REBUILD_SECRET'] = randomBytes(24).toString('base64url');
	process.env['REBUILD_URL'] = `http://127.0.0.1:${port}/api/rebuild`;
	process.env['SITE_URL'] = 'http://localhost:8888';
	process.env['NODE_ENV'] = 'production';
	process.env['LOG_LEVEL'] ||= 'warn';
	await buildWhenChanged();
	copyBuild(join(folder, 'dist'));
	const dataDir = await prepareCatalog({ products, source });
	const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888', onLine: console.log });
	process.env['BACKEND_URL'] = backend.url;
	const { host, languages } = readEnvironment();
	const build = {
		...{ backendUrl: backend.url, host, languages, timeout: 30_000 },
		...{ dist: join(folder, 'dist'), cache: join(folder, 'cache'), workers: availableParallelism() },
	};
	const report = await prerender({ ...build, now: new Date() });
	const site = await startSite({ port, backendUrl: backend.url, dir: join(folder, 'dist/client'), rebuilder: createRebuilder(build) });
	return {
		...{ url: site.url, backendUrl: backend.url, report },
		async close() {
			await site.close();
			await backend.stop();
		},
	};
}
