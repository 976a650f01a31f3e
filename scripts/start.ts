import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { stopOnSignals } from '@titraj/contract/stop-on-signals.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { requireFreePorts } from './doctor/check-port.ts';
import { prerender } from './prerender/prerender.ts';
import { printReport } from './prerender/print-report.ts';
import { showProgress } from './prerender/show-progress.ts';
import { createRebuilder } from './rebuild/create-rebuilder.ts';
import { buildOffice } from './run/build-office.ts';
import { buildWhenChanged } from './run/build-when-changed.ts';
import { copyBuild } from './run/copy-build.ts';
import { encodeAhead } from './run/encode-ahead.ts';
import { keepBackendRunning } from './run/keep-backend-running.ts';
import { toNextSteps } from './run/next-steps.ts';
import { DEFAULT_DATA, lockShop, OWN_DATA, shopFolders } from './run/shop-folders.ts';
import { startSite } from './serve/start-site.ts';

const { values } = readCommand({
	usage: 'npm start -- [options]',
	about: 'Starts the backend, builds what changed, opens the shop, and prerenders its pages while it is open.',
	options: {
		port: { type: 'string', default: '8888', value: 'PORT', help: 'port of the shop' },
		'backend-port': { type: 'string', default: '8787', value: 'PORT', help: 'port of the backend' },
		empty: { type: 'boolean', default: false, help: 'your own shop, without the demo’s products and accounts' },
		demo: { type: 'boolean', default: false, help: 'the demo shop, which is the default' },
		data: { type: 'string', value: 'DIR', help: 'folder of the embedded database' },
		products: { type: 'string', default: '2000', value: 'COUNT', help: 'products of a new demo shop' },
		'no-backup': { type: 'boolean', default: false, help: 'migrates the data of an older version without a backup of the last hour' },
		'allow-removal': { type: 'boolean', default: false, help: 'ignores REMOVAL_LIMIT in the first build' },
	},
});

if (existsSync('.env')) process.loadEnvFile('.env');
setLanguages(await loadShop());
const started = performance.now();

/** Ends this process and everything that it started. */
const giveUp = (cause: unknown) => {
	console.error(cause instanceof Error ? cause.message : cause);
	process.exit(1);
};

if (values.empty && values.demo) giveUp('--empty and --demo cannot be combined');
const data = values.data ?? (values.empty ? OWN_DATA : DEFAULT_DATA);
const { pictures, ...places } = shopFolders(data);
const held = await lockShop(places).catch(giveUp);
if (pictures !== undefined) process.env['MEDIA_CACHE_DIR'] ||= resolve(pictures);
const siteUrl = process.env['SITE_URL'] || `http://localhost:${values.port}`;
process.env['SITE_URL'] = siteUrl;
// Shared by backend and shop, so that an editor's changes appear on the pages at once.
process.env['REBUILD_SECRET'] ||= randomBytes(24).toString('base64url');
// Proves to the embedded backend that the shopper's address comes from the shop.
if (!process.env['BACKEND_URL']) process.env['BASE_CLIENT_SECRET'] ||= randomBytes(24).toString('base64url');
// Requests are visible in the browser; the terminal shows only problems.
process.env['LOG_LEVEL'] ||= 'warn';
process.env['REBUILD_URL'] ||= `http://127.0.0.1:${values.port}/api/rebuild`;

const own = !process.env['BACKEND_URL'];
const ports = [{ port: Number(values.port), of: 'shop' as const }, ...(own ? [{ port: Number(values['backend-port']), of: 'backend' as const }] : [])];
await requireFreePorts(ports).catch(giveUp);
console.log('Starting the backend and building the pages’ code …');
const [backend] = await Promise.all([
	own
		? keepBackendRunning({
				...{ port: Number(values['backend-port']), dataDir: data, products: values.empty ? null : Number(values.products) },
				...{ siteUrl, withoutBackup: values['no-backup'], onLine: console.log },
			})
		: { url: process.env['BACKEND_URL'] ?? '', origin: null, firstVisit: null, isLocal: true, stop: async () => {} },
	buildWhenChanged().then((built) => console.log(built ? 'Built.' : 'The build is up to date.')),
]).catch(giveUp);
process.env['BACKEND_URL'] = backend.url;
const environment = readEnvironment();

if (places.dist !== 'dist') copyBuild(places.dist);
const stopping = new AbortController();
const build = {
	...{ backendUrl: backend.url, host: environment.host, languages: environment.languages, timeout: environment.backendTimeout },
	...{ ...places, workers: availableParallelism(), removalLimit: environment.removalLimit },
};
// Content changes wait until the crawl, which locks the pages, has ended.
const pages = Promise.withResolvers<void>();
const served = { port: Number(values.port), dir: join(places.dist, 'client') };
const rebuilder = createRebuilder(build, { after: pages.promise });
const site = await startSite({ ...served, backendUrl: backend.url, rebuilder, watchesHealth: true }).catch(giveUp);
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
console.log(`
The shop is open after ${seconds()} s: ${site.url}
${toNextSteps({ ...backend, shop: site.url, backend: backend.url })}`);

stopOnSignals(async () => {
	stopping.abort();
	await pages.promise;
	// The backend answers the shop's last requests.
	await site.close();
	await backend.stop();
	held[Symbol.dispose]();
});

/** Writes the pages while the shop is open. A page without a file is rendered when it is requested. */
async function writePages(): Promise<void> {
	const progress = showProgress(process.stderr);
	const report = await prerender({
		...{ ...build, allowRemoval: values['allow-removal'], now: new Date(), signal: stopping.signal },
		...{ onProgress: progress.show, onMessage: console.log },
	}).finally(progress.end);
	if (stopping.signal.aborted) return;
	printReport(report, console);
	console.log(`All pages are written after ${seconds()} s.`);
}

await writePages()
	.catch((cause: unknown) => {
		if (!stopping.signal.aborted) giveUp(cause);
	})
	.finally(pages.resolve);

void encodeAhead({ url: site.url, folder: served.dir, signal: stopping.signal });
// While the shop is open, so that its first start does not take longer.
if (own && !stopping.signal.aborted)
	buildOffice(stopping).then(
		(built) => built && console.log(`The back office is ready: ${backend.url}/admin/`),
		(cause: unknown) => console.error(cause instanceof Error ? cause.message : cause),
	);
