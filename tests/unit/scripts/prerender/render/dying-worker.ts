import { parentPort } from 'node:worker_threads';
import type { WorkerOrder } from '#scripts/prerender/render/worker-messages.ts';

/** A thread of the pool that ends, or fails, where a job's first path says so. */
parentPort?.on('message', (order: WorkerOrder) => {
	if (order.kind !== 'job' || order.job.kind !== 'paths') return;
	const [word] = order.job.paths;
	if (word === '/ends/') process.exit(1);
	if (word === '/throws/') throw new Error('out of memory');
	if (word === '/never/') return;
	if (word === '/dies-later/') setImmediate(() => setImmediate(() => Promise.reject(new Error('too late'))));
	if (word === '/asks/') return parentPort?.postMessage({ kind: 'ask', paths: ['/'] });
	parentPort?.postMessage({ kind: 'done', job: order.id });
});
parentPort?.postMessage({ kind: 'ready', templates: [] });
