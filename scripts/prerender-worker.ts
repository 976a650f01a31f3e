import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { serveBuilds } from './prerender/distributed/machine.ts';
import { readCount } from './prerender/read-count.ts';

/** Renders on this machine for `npm run prerender -- --queue` on another. */
const { values } = readCommand({
	usage: 'npm run prerender:worker -- --queue URL [options], or node dist/node/prerender-worker.js --queue URL [options]',
	about: 'Renders on this machine for a prerender with --queue on another one.',
	options: {
		queue: { type: 'string', value: 'URL', help: 'the same Redis as that of the prerender' },
		dist: { type: 'string', default: 'dist', value: 'DIR', help: 'folder of the build' },
		output: { type: 'string', value: 'DIR', help: 'the shared folder’s path on this machine' },
		backend: { type: 'string', value: 'URL', help: 'the backend’s address on this machine' },
		workers: { type: 'string', default: String(availableParallelism()), value: 'COUNT', help: 'threads that render' },
		idle: { type: 'string', default: '0', value: 'SECONDS', help: 'ends after this time without a build; 0 is never' },
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
