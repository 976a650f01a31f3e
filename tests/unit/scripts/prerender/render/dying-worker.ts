import { setTimeout as wait } from 'node:timers/promises';
import { BroadcastChannel, parentPort, resourceLimits, threadId } from 'node:worker_threads';
import type { MessageToWorker } from '#scripts/prerender/render/worker-messages.ts';

/** Reports started threads to the test, which decides when they die. */
const test = new BroadcastChannel('dying-worker');
test.unref();

/** A worker thread that ends, throws or hangs according to a job's first path. */
parentPort?.on('message', (message: MessageToWorker) => {
	if (message.kind === 'setup') void begin(message.setup.throttle);
	if (message.kind !== 'job' || message.job.kind !== 'paths') return;
	const [path] = message.job.paths;
	if (path === '/ends/') process.exit(1);
	if (path === '/throws/') throw new Error('out of memory');
	if (path === '/never/') return;
	if (path === '/dies-when-told/') test.onmessage = () => void Promise.reject(new Error('too late'));
	if (path === '/tells-limit/') return parentPort?.postMessage({ kind: 'failed', job: message.id, cause: String(resourceLimits.maxOldGenerationSizeMb) });
	if (path === '/asks/') return parentPort?.postMessage({ kind: 'request-pages', job: message.id, paths: ['/'] });
	parentPort?.postMessage({ kind: 'done', job: message.id });
});

/** With shared memory the first thread of the pool dies before the second one is ready. */
async function begin(shared: SharedArrayBuffer | undefined): Promise<void> {
	const nth = shared ? Atomics.add(new Int32Array(shared), 0, 1) : 2;
	if (nth === 0) setTimeout(() => process.exit(1), 50);
	if (nth === 1) await wait(400);
	parentPort?.postMessage({ kind: 'ready', templates: [] });
}

test.postMessage(threadId);
parentPort?.postMessage({ kind: 'loaded' });
