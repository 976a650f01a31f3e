import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { stopOnSignals } from '@titraj/contract/stop-on-signals.ts';
import { createServer } from 'vite';
import { startSiteProcess } from './dev/start-site-process.ts';
import { watchFolders } from './dev/watch-folders.ts';
import { buildWhenChanged } from './run/build-when-changed.ts';
import { isPortFree } from './run/free-port.ts';
import { keepBackendRunning } from './run/keep-backend-running.ts';

/**
 * Development server: Vite with hot reload for pages; functions and pictures come from the production-like site beside it. The backend restarts when its files change. It
 * has its own ports and data, so it can run beside `npm start` in the same checkout.
 */
const started = performance.now();
const report = (text: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);
report('Starting the development server …');

const { values } = parseArgs({
	options: {
		port: { type: 'string', default: '3000' },
		data: { type: 'string', default: '.data/dev' },
		products: { type: 'string', default: '2000' },
		/** Other languages of the shop, e.g. `en,de`; those of LANGUAGES by default. */
		languages: { type: 'string' },
	},
});

if (existsSync('.env')) process.loadEnvFile('.env');
if (values.languages !== undefined) process.env['LANGUAGES'] = values.languages;
const port = Number(values.port);
if (!(await isPortFree(port))) {
	console.error(`Port ${port} of the development server is taken. Stop the program that listens there, or use another port: npm run dev -- --port 3001`);
	process.exit(1);
}
const siteUrl = `http://localhost:${port}`;
setLanguages(await loadShop());
process.env['SITE_URL'] = siteUrl;
process.env['LOG_LEVEL'] ||= 'warn';
process.env['BASE_CLIENT_SECRET'] ||= randomBytes(24).toString('base64url');
report(`Starting the backend on ${values.data}, and checking whether functions and pages have to be built …`);
const building = buildWhenChanged().then((isNew) => report(isNew ? 'Built functions and pages.' : 'The last build is up to date.'));
const [backend] = await Promise.all([
	keepBackendRunning({ port: 0, dataDir: values.data, products: Number(values.products), siteUrl, onLine: console.log }),
	building,
]);
process.env['BACKEND_URL'] = backend.url;
report(`The backend runs: ${backend.url}. Starting functions and pictures …`);
const site = await startSiteProcess(backend.url);
report('Starting Vite …');

const proxy = { target: site.url, changeOrigin: false };
const vite = await createServer({ server: { port, strictPort: true, host: '127.0.0.1', proxy: { '/api': proxy, '/media': proxy } } });
await vite.listen();
vite.printUrls();
report('Ready.');

const unwatch = watchFolders(['packages/backend', 'packages/contract', 'packages/demo'], (file) => {
	report(`${file} changed: the backend restarts.`);
	void backend.restart();
});

stopOnSignals(() => {
	unwatch();
	site.close();
	return Promise.all([vite.close(), backend.stop()]);
});
