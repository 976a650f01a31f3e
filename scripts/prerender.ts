import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { cacheFolder, prerender } from './prerender/prerender.ts';
import { printReport } from './prerender/print-report.ts';
import { readCount } from './prerender/read-count.ts';
import { createThrottle, togglePause } from './prerender/render/throttle.ts';
import { showProgress } from './prerender/show-progress.ts';

const { values } = readCommand({
	usage: 'npm run prerender -- [options], or node dist/node/prerender.js [options]',
	about: 'Writes the pages of the backend’s shop; renders only those that changed.',
	options: {
		backend: { type: 'string', value: 'URL', help: 'address of the backend, instead of BACKEND_URL' },
		dist: { type: 'string', default: 'dist', value: 'DIR', help: 'folder of the build' },
		output: { type: 'string', value: 'PLACE', help: 'where pages are written: a folder, or s3://bucket/prefix (client of the build)' },
		queue: { type: 'string', value: 'URL', help: 'Redis that distributes the work to machines (npm run prerender:worker)' },
		cache: { type: 'string', default: cacheFolder('.'), value: 'DIR', help: 'folder of what the next build needs' },
		workers: { type: 'string', default: String(availableParallelism()), value: 'COUNT', help: 'threads that render' },
		concurrency: { type: 'string', default: '0', value: 'COUNT', help: 'most calls to the backend at the same time; 0 is no limit' },
		rate: { type: 'string', default: '0', value: 'COUNT', help: 'most calls to the backend per second; 0 is no limit' },
		'keep-going': { type: 'boolean', default: false, help: 'ends with 0 although pages failed' },
		'allow-removal': { type: 'boolean', default: false, help: 'ignores REMOVAL_LIMIT' },
		whole: { type: 'boolean', default: false, help: 'checks every page, whatever the backend reports as changed' },
	},
});

if (existsSync('.env')) process.loadEnvFile('.env');
setLanguages(await loadShop());
const environment = readEnvironment();
const progress = showProgress(process.stderr);
// The first signal ends the build after running jobs, the second one at once.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
// kill -USR2 pauses the build, and resumes it.
const throttle = createThrottle();
process.on('SIGUSR2', () => console.error(togglePause(throttle) ? 'Paused; the same signal resumes.' : 'Resumed.'));
try {
	const report = await prerender({
		backendUrl: values.backend ?? environment.backendUrl,
		host: environment.host,
		languages: environment.languages,
		dist: values.dist,
		cache: values.cache,
		output: values.output,
		queue: values.queue,
		workers: readCount('workers', values.workers, 1),
		whole: values.whole,
		keepGoing: values['keep-going'],
		removalLimit: environment.removalLimit,
		allowRemoval: values['allow-removal'],
		timeout: environment.backendTimeout,
		now: new Date(),
		signal: stopping.signal,
		rateLimits: { concurrency: readCount('concurrency', values.concurrency, 0), rate: readCount('rate', values.rate, 0) },
		throttle,
		onProgress: progress.show,
		onMessage: console.error,
	});
	progress.end();
	printReport(report, console);
	const failed = report.failures.length > 0 || report.unrenderable.length > 0 || report.aborted !== undefined;
	process.exitCode = stopping.signal.aborted ? 130 : failed && !values['keep-going'] ? 1 : 0;
} catch (error) {
	progress.end();
	console.error(
		`The build failed: ${error instanceof Error ? error.message : String(error)}. Pages that it did not reach are unchanged; the next run continues from there.`,
	);
	process.exitCode = 1;
}
