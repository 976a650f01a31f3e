import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toShopTime } from '@titraj/backend/platform/time/shop-clock.ts';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';
import { copyBuild } from '#scripts/run/copy-build.ts';
import { freePort } from '#scripts/run/free-port.ts';
import { startSite } from '#scripts/serve/start-site.ts';
import { EVERY_PAYMENT_METHOD, WIDE_LIMITS } from './payment-settings.ts';
import { promotionsFixture } from './promotions-fixture.ts';
import { shopFixture } from './shop-fixture.ts';
import { translatedFixture } from './translated-fixture.ts';

/** Run as a process: a shop of the fixture's products with unlimited stock and every payment method; its settings come from the environment. Prints its address. */
const port = await freePort();
process.env['SITE_URL'] = `http://localhost:${port}`;
const { host, languages, backendTimeout } = readEnvironment();
await buildWhenChanged();
const backend = await startBackend({
	port: 0,
	dataDir: null,
	databaseUrl: null,
	seed: toSeed(),
	settings: { paymentMethods: EVERY_PAYMENT_METHOD },
	orderLimits: WIDE_LIMITS,
});
process.env['BACKEND_URL'] = backend.url;
await backend.db.updateTable('products').set({ quantity: 5000 }).where('quantity', '>', 0).execute();
mkdirSync('.cache', { recursive: true });
// Inside the project, so that the build finds its packages.
const folder = mkdtempSync(join(process.cwd(), '.cache', 'fixture-shop-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
copyBuild(join(folder, 'dist'));
const report = await prerender({
	...{ backendUrl: backend.url, host, languages, timeout: backendTimeout, dist: join(folder, 'dist'), cache: join(folder, 'cache') },
	...{ workers: 1, bot: false, now: new Date() },
});
if (report.failures.length > 0) throw new Error(`The shop could not be prerendered: ${JSON.stringify(report.failures[0])}`);
const site = await startSite({ port, backendUrl: backend.url, dir: join(folder, 'dist/client') });
console.log(`Backend: ${backend.url}\nShop: ${site.url}`);

const stop = () => void Promise.all([site.close(), backend.close()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

/** With the argument `promotions`: a calendar whose second door is open today, and its flyers. */
function toSeed() {
	if (process.argv[2] === 'promotions') return promotionsFixture(toShopTime(new Date(Date.now() - 86_400_000)).date);
	return languages.length > 1 ? translatedFixture() : shopFixture();
}
