import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { stopOnSignals } from '@titraj/contract/stop-on-signals.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { cacheFolder } from './prerender/prerender.ts';
import { createRebuilder, type RunningRebuilder } from './rebuild/create-rebuilder.ts';
import { startSite } from './serve/start-site.ts';

const { values } = readCommand({
	usage: 'npm run serve -- [options], or node dist/node/serve.js [options]',
	about: 'Serves the shop: pages, redirects, headers and functions. Settings are in docs/environment.md.',
	options: {
		port: { type: 'string', default: '8888', value: 'PORT', help: '0 takes a free one' },
		host: { type: 'string', value: 'HOST', help: 'address to listen on (127.0.0.1)' },
		backend: { type: 'string', value: 'URL', help: 'address of the backend, instead of BACKEND_URL' },
		dir: { type: 'string', value: 'DIR', help: 'folder of the pages (dist/client)' },
		rebuild: { type: 'boolean', default: false, help: 'renders changed pages into dist/client when the backend reports changes' },
	},
});

if (existsSync('.env')) process.loadEnvFile('.env');
setLanguages(await loadShop());
try {
	const site = await startSite({
		port: Number(values.port),
		...(values.host !== undefined && { host: values.host }),
		...(values.backend !== undefined && { backendUrl: values.backend }),
		...(values.dir !== undefined && { dir: values.dir }),
		...(values.rebuild && { rebuilder: openRebuilder() }),
		watchesHealth: true,
	});
	if (process.send) process.send({ url: site.url });
	else console.log(`Shop: ${site.url}`);
	stopOnSignals(() => site.close());
	// The keeper (scripts/keep.ts) ends it so, and so does the keeper's own end.
	if (process.channel) process.once('disconnect', () => void site.close().then(() => process.exit(0)));
} catch (cause) {
	console.error(cause instanceof Error ? cause.message : cause);
	process.exit(1);
}

/** Throws if webhooks could not be authenticated, or if the rendered pages would not be the served ones. */
function openRebuilder(): RunningRebuilder {
	const { backendUrl, host, languages, backendTimeout, removalLimit, rebuildSecret } = readEnvironment();
	if (rebuildSecret === undefined) throw new Error('--rebuild needs REBUILD_SECRET with the same value as the backend’s: without it webhooks are refused');
	if (values.dir !== undefined) throw new Error('--rebuild writes to dist/client: omit --dir');
	const build = { host, languages, timeout: backendTimeout, removalLimit, dist: 'dist', cache: cacheFolder('.'), workers: availableParallelism() };
	return createRebuilder({ ...build, backendUrl: values.backend ?? backendUrl });
}
