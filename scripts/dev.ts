import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { requireFreePort } from './doctor/check-port.ts';
import { buildWhenChanged } from './run/build-when-changed.ts';
import { keepBackendRunning } from './run/keep-backend-running.ts';
import { startSite } from './serve/start-site.ts';

/**
 * Development: Vite with hot replacement for pages; functions and pictures come from the production-like site beside it. It has ports and data of its
 * own, so that it runs beside `npm start` in the same checkout.
 */
const { values } = parseArgs({
	options: {
		port: { type: 'string', default: '3000' },
		data: { type: 'string', default: '.data/dev' },
		products: { type: 'string', default: '2000' },
	},
});

const port = Number(values.port);
await requireFreePort({ port, of: 'shop' }).catch((cause: Error) => {
	console.error(cause.message);
	process.exit(1);
});
const siteUrl = `http://localhost:${port}`;
process.env['SITE_URL'] = siteUrl;
process.env['LOG_LEVEL'] ||= 'warn';
await buildWhenChanged();
const backend = await keepBackendRunning({ port: 0, dataDir: values.data, products: Number(values.products), siteUrl, onLine: console.log });
process.env['BACKEND_URL'] = backend.url;
const functions = await startSite({ port: 0, backendUrl: backend.url });

const proxy = { target: functions.url, changeOrigin: false };
const vite = await createServer({ server: { port, strictPort: true, host: '127.0.0.1', proxy: { '/api': proxy, '/media': proxy } } });
await vite.listen();
vite.printUrls();

const stop = () => void Promise.all([vite.close(), functions.close(), backend.stop()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
