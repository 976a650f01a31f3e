import { parentPort } from 'node:worker_threads';
import type { MessageToWorker } from '#scripts/prerender/render/worker-messages.ts';

/** A worker thread that ends, throws or hangs as a job's first path says. */
parentPort?.on('message', (message: MessageToWorker) => {
	if (message.kind !== 'job' || message.job.kind !== 'paths') return;
	const [path] = message.job.paths;
	if (path === '/ends/') process.exit(1);
	if (path === '/throws/') throw new Error('out of memory');
	if (path === '/never/') return;
	if (path === '/dies-later/') setImmediate(() => setImmediate(() => Promise.reject(new Error('too late'))));
	if (path === '/asks/') return parentPort?.postMessage({ kind: 'request-pages', paths: ['/'] });
	parentPort?.postMessage({ kind: 'done', job: message.id });
});
parentPort?.postMessage({ kind: 'ready', templates: [] });
