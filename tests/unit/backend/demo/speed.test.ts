import { expect, test } from 'vitest';
import { demoCatalogue } from '#backend/demo/demo-source.ts';

const MANY = 100_000;
const MEGABYTE = 1_048_576;

test('100,000 products take no more than ten seconds of processor and stay out of memory', { timeout: 60_000 }, () => {
	const start = process.threadCpuUsage();
	const before = process.memoryUsage().heapUsed;
	const slugs = new Set<string>();
	let made = 0;
	let most = 0;
	for (const { slug } of demoCatalogue({ products: MANY }).products) {
		slugs.add(slug);
		made += 1;
		if (made % 5_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
	}
	const { user } = process.threadCpuUsage(start);
	expect(made).toBe(MANY);
	expect(slugs.size).toBe(MANY);
	expect(user / 1e6).toBeLessThan(10);
	expect(most / MEGABYTE).toBeLessThan(150);
});
