import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { expect, test } from 'vitest';

const MANY = 100_000;
const MEGABYTE = 1_048_576;

test('100,000 products take at most ten seconds of CPU time and are not kept in memory', { timeout: 60_000 }, () => {
	const start = process.threadCpuUsage();
	const before = readLive();
	const slugs = new Set<string>();
	let made = 0;
	let most = 0;
	for (const { slug } of demoCatalog({ products: MANY }).products) {
		slugs.add(slug);
		made += 1;
		if (made % 20_000 === 0) most = Math.max(most, readLive() - before);
	}
	const { user } = process.threadCpuUsage(start);
	expect(made).toBe(MANY);
	expect(slugs.size).toBe(MANY);
	expect(user / 1e6).toBeLessThan(10);
	expect(most / MEGABYTE).toBeLessThan(50);
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in use after garbage collection: uncollected garbage depends on other work of the process. */
function readLive(): number {
	collectGarbage();
	return process.memoryUsage().heapUsed;
}
