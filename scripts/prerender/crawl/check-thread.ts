import { parentPort, workerData } from 'node:worker_threads';
import { checkRange, type DocumentRange } from './check-documents.ts';

const range: DocumentRange = workerData;
parentPort?.postMessage(checkRange(range));
