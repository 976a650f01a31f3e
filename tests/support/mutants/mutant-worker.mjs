import { parentPort, workerData } from 'node:worker_threads';

// Runs one variant of the minimal backend, in a thread that its test can end even if the variant never returns.
const { startMinimalBackend } = await import(workerData.module);
const { url } = await startMinimalBackend({ port: 0 });
parentPort.postMessage(url);
