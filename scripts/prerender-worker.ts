import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { serveBuilds } from './prerender/distributed/machine.ts';
import { readCount } from './prerender/read-count.ts';

/** Renders on this machine for `npm run prerender -- --queue` on another. */
const { values } = parseArgs({
	options: {
		queue: { type: 'string' },
		dist: { type: 'string', default: 'dist' },
		/** The shared folder's path on this machine. */
		output: { type: 'string' },
		/** The backend's address on this machine. */
		backend: { type: 'string' },
		workers: { type: 'string', default: String(availableParallelism()) },
		/** Seconds without a build after which this machine ends; 0 for never. */
		idle: { type: 'string', default: '0' },
	},
});

if (existsSync('.env')) process.loadEnvFile('.env');
setLanguages(await loadShop());
// The first signal lets running jobs finish, the second one ends the process at once.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
	await serveBuilds({
		url: values.queue ?? '',
		dist: values.dist,
		output: values.output,
		backendUrl: values.backend,
		threads: readCount('workers', values.workers, 1),
		idle: readCount('idle', values.idle, 0),
		signal: stopping.signal,
		log: console.error,
	});
} catch (error) {
	console.error(`This machine cannot render: ${error instanceof Error ? error.message : String(error)}`);
	process.exitCode = 1;
}
