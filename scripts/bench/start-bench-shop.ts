import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '../prerender/prerender.ts';
import type { PrerenderReport } from '../prerender/prerender-options.ts';
import { createRebuilder, type RunningRebuilder } from '../rebuild/create-rebuilder.ts';
import { buildWhenChanged } from '../run/build-when-changed.ts';
import { copyBuild } from '../run/copy-build.ts';
import { freePort } from '../run/free-port.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { startSite } from '../serve/start-site.ts';
import { prepareCatalog } from './prepare-catalog.ts';

interface BenchShop {
	readonly url: string;
	readonly backendUrl: string;
	/** Null if the shop was built before. */
	readonly report: PrerenderReport | null;
	readonly rebuilder: RunningRebuilder;
	close(): Promise<void>;
}

interface BenchShopOptions {
	readonly products: number;
	readonly source: string;
	/** Folder of build, pages and manifest. */
	readonly folder: string;
	/** Language codes, separated by commas; only Croatian by default. */
	readonly languages: string | undefined;
	/** The folder has the pages already. */
	readonly isBuilt: boolean;
}

/** Starts the whole shop on a catalog of `products`, including the content webhook, in separate folders that are kept for the next run. */
export async function startBenchShop({ products, source, folder, languages, isBuilt }: BenchShopOptions): Promise<BenchShop> {
	const port = await freePort();
	process.env['REBUILD_SECRET'] = randomBytes(24).toString('base64url');
	process.env['REBUILD_URL'] = `http://127.0.0.1:${port}/api/rebuild`;
	process.env['SITE_URL'] = 'http://localhost:8888';
	if (languages !== undefined) process.env['LANGUAGES'] = languages;
	// The backend's port differs from run to run. Payment hosts that follow from it would be other settings than those of the last build, which checks every page.
	process.env['PAYMENT_HOSTS'] ||= readEnvironment().paymentHosts.join(',');
	process.env['NODE_ENV'] = 'production';
	process.env['LOG_LEVEL'] ||= 'warn';
	await buildWhenChanged();
	copyBuild(join(folder, 'dist'));
	const dataDir = await prepareCatalog({ products, source });
	const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888', onLine: console.log });
	process.env['BACKEND_URL'] = backend.url;
	const environment = readEnvironment();
	const build = {
		...{ backendUrl: backend.url, host: environment.host, languages: environment.languages, timeout: 30_000 },
		...{ dist: join(folder, 'dist'), cache: join(folder, 'cache'), workers: availableParallelism() },
	};
	const report = isBuilt ? null : await prerender({ ...build, now: new Date() });
	const rebuilder = createRebuilder(build);
	const site = await startSite({ port, backendUrl: backend.url, dir: join(folder, 'dist/client'), rebuilder });
	return {
		...{ url: site.url, backendUrl: backend.url, report, rebuilder },
		async close() {
			await site.close();
			await backend.stop();
		},
	};
}
