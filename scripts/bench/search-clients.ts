import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { timeCall } from './time-call.ts';

/** Run as a thread, so that reading answers does not delay the reads that the other thread measures: clients that search, each for another word at a time. */
const { origin, clients, kind }: { origin: string; clients: number; kind: SearchKind } = workerData;

export type SearchKind = 'gateway' | 'page';

const PATHS: Readonly<Record<SearchKind, (word: string) => string>> = {
	gateway: (word) => `/api/hapi/catalog/products?search_q=${word}&facets=1&limit=24`,
	page: (word) => `/proizvodi/?search_q=${word}`,
};
const WORDS = ['kabel', 'monitor', 'tipkovnica', 'laptop', 'slusalice', 'punjac', 'disk', 'mis'];

let isSearching = false;
let nth = 0;
const statuses: Record<number, number> = {};
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const seed = Date.now().toString(36);

async function search(): Promise<void> {
	while (isSearching) {
		nth += 1;
		const { status } = await timeCall({ agent, url: new URL(PATHS[kind](`${WORDS[nth % WORDS.length]}+${seed}${nth}`), origin) });
		statuses[status] = (statuses[status] ?? 0) + 1;
	}
}

let work: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (message: 'start' | 'stop' | 'end') => {
	if (message === 'end') {
		agent.destroy();
		parentPort?.close();
		return;
	}
	isSearching = message === 'start';
	if (isSearching) work = Promise.all(Array.from({ length: clients }, search));
	else void work.then(() => parentPort?.postMessage({ ...statuses }));
});
