import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { cacheFolder, prerender } from './prerender/prerender.ts';
import { printReport } from './prerender/print-report.ts';
import { readCount } from './prerender/read-count.ts';
import { createThrottle, togglePause } from './prerender/render/throttle.ts';
import { showProgress } from './prerender/show-progress.ts';

const { values } = parseArgs({
	options: {
		backend: { type: 'string' },
		dist: { type: 'string', default: 'dist' },
		/** Where pages are written: a folder, or s3://bucket/prefix. */
		output: { type: 'string' },
		/** Redis that distributes the work to machines (npm run prerender:worker). */
		queue: { type: 'string' },
		cache: { type: 'string', default: cacheFolder('.') },
		workers: { type: 'string', default: String(availableParallelism()) },
		/** Concurrent calls to the backend, and (`--rate`) calls per second; 0 means no limit. */
		concurrency: { type: 'string', default: '0' },
		rate: { type: 'string', default: '0' },
		'keep-going': { type: 'boolean', default: false },
		/** Ignores REMOVAL_LIMIT. */
		'allow-removal': { type: 'boolean', default: false },
		/** Checks every page, regardless of the backend's change feed. */
		whole: { type: 'boolean', default: false },
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
