import { join } from 'node:path';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';
import { copyBuild } from '#scripts/run/copy-build.ts';
import { freePort } from '#scripts/run/free-port.ts';
import { startBackendProcess } from '#scripts/run/start-backend-process.ts';
import { startSite } from '#scripts/serve/start-site.ts';

/** Run as a process: the whole production-like shop in a separate folder, so that it never changes the pages of `npm start`. Prints its address. */
const FOLDER = '.cache/test-shop';
const PRODUCTS = 300;
/** The same port each time if it is free, because pages contain the address, and unchanged pages are not rendered again. */
const PORT = 8941;
/** Made-up tags: they load only with consent, and then from a fake (fake-tags.ts). */
const TAGS = {
	GTAGMANAGER_CODE: 'GTM-TITRAJ1',
	GANALYTICS4_CODE: 'G-TITRAJ0001',
	RECAPTCHA_SITE_KEY: 'titraj-test-site-key-000000000000000000',
	TAG_HOSTS: 'meta',
	CONTENT_SCRIPT_HOSTS: 'https://widgets.partner.example',
};

// Anything that listens or runs would keep the process alive forever.
await run().catch((error: unknown) => {
	console.error(`The shop cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
	process.exit(1);
});

async function run(): Promise<void> {
	const port = await freePort(PORT);
	const siteUrl = `http://localhost:${port}`;
	process.env['SITE_URL'] = siteUrl;
	Object.assign(process.env, TAGS);
	process.env['WAREHOUSE_VIEW'] = 'on';
	process.env['LOG_LEVEL'] ||= 'warn';
	const [backend] = await Promise.all([startBackendProcess({ port: 0, dataDir: `${FOLDER}/data`, products: PRODUCTS, siteUrl }), buildWhenChanged()]);
	// After the backend has its lock: a second shop on this folder ends before it changes anything.
	copyBuild(join(FOLDER, 'dist'));
	process.env['BACKEND_URL'] = backend.url;
	const { host, languages, backendTimeout } = readEnvironment();
	const report = await prerender({
		...{ backendUrl: backend.url, host, languages, timeout: backendTimeout, dist: `${FOLDER}/dist`, cache: `${FOLDER}/prerender` },
		// The demo catalog may have changed since the last run.
		...{ workers: 2, bot: false, now: new Date(), allowRemoval: true },
	});
	if (report.failures.length > 0 || report.aborted !== undefined)
		throw new Error(`The shop could not be prerendered: ${report.aborted ?? JSON.stringify(report.failures[0])}`);
	const site = await startSite({ port, backendUrl: backend.url, dir: `${FOLDER}/dist/client` });
	console.log(`Backend: ${backend.url}\nShop: ${site.url}`);

	const stop = () => void Promise.all([site.close(), backend.stop()]).then(() => process.exit(0));
	process.once('SIGTERM', stop);
	process.once('SIGINT', stop);
	process.once('disconnect', stop);
}
