import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { createRebuilder } from '#scripts/rebuild/create-rebuilder.ts';
import { buildOffice } from '#scripts/run/build-office.ts';
import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';
import { copyBuild } from '#scripts/run/copy-build.ts';
import { freePort } from '#scripts/run/free-port.ts';
import { startSite } from '#scripts/serve/start-site.ts';

/** Run as a process: a merchant's own shop without an owner, in memory, with the back office, and its prerendered storefront, which follows changes. Prints its addresses. */
const port = await freePort();
const siteUrl = `http://localhost:${port}`;
Object.assign(process.env, { SITE_URL: siteUrl, REBUILD_URL: `${siteUrl}/api/rebuild`, REBUILD_SECRET: 'a secret of this test, long enough' });
await buildOffice();
await buildWhenChanged();
const backend = await startBackend({ port: 0, dataDir: null, databaseUrl: null, backOffice: 'dist/back-office' });
process.env['BACKEND_URL'] = backend.url;
mkdirSync('.cache', { recursive: true });
// Inside the project, so that the build finds its packages.
const folder = mkdtempSync(join(process.cwd(), '.cache', 'own-shop-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
copyBuild(join(folder, 'dist'));
const { host, languages, backendTimeout } = readEnvironment();
const build = {
	...{ backendUrl: backend.url, host, languages, timeout: backendTimeout, dist: join(folder, 'dist'), cache: join(folder, 'cache') },
	...{ workers: 1, bot: false },
};
const report = await prerender({ ...build, now: new Date() });
if (report.failures.length > 0) throw new Error(`The shop could not be prerendered: ${JSON.stringify(report.failures[0])}`);
const site = await startSite({ port, backendUrl: backend.url, dir: join(folder, 'dist/client'), rebuilder: createRebuilder(build) });
console.log(`First visit: ${backend.url}/admin/pocetak/?kod=${backend.setupCode}\nBackend: ${backend.url}\nShop: ${site.url}`);

const stop = () => void Promise.all([site.close(), backend.close()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);
