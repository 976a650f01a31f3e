import { createServer } from 'vite';
import { buildWhenChanged } from './run/build-when-changed.ts';
import { keepBackendRunning } from './run/keep-backend-running.ts';
import { startSite } from './serve/start-site.ts';

/** Development: Vite with hot replacement for pages; functions and pictures come from the production-like site beside it. */
const PORT = 3000;
const FUNCTIONS_PORT = 8889;

const siteUrl = `http://localhost:${PORT}`;
process.env['SITE_URL'] = siteUrl;
process.env['LOG_LEVEL'] ||= 'warn';
await buildWhenChanged();
const backend = await keepBackendRunning({ port: 8787, dataDir: '.data/shop', products: 2000, siteUrl, onLine: console.log });
process.env['BACKEND_URL'] = backend.url;
const functions = await startSite({ port: FUNCTIONS_PORT, backendUrl: backend.url });

const proxy = { target: functions.url, changeOrigin: false };
const vite = await createServer({ server: { port: PORT, host: '127.0.0.1', proxy: { '/api': proxy, '/media': proxy } } });
await vite.listen();
vite.printUrls();

const stop = () => void Promise.all([vite.close(), functions.close(), backend.stop()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
