import { expect, test } from 'vitest';
import { createMemoryBudget } from '#lib/platform/server/cache/memory-budget.server.ts';
import { createRuleCache } from '#scripts/serve/rule-cache.ts';

/** Requests addresses in order; returns those that were not cached. */
async function lookedUp(addresses: readonly string[], budget = createMemoryBudget(8_000)): Promise<string[]> {
	const memory = createRuleCache<string>({ bytesOf: () => 1000, budget });
	const found: string[] = [];
	for (const address of addresses)
		expect(
			await memory(address, async () => {
				found.push(address);
				return `rule of ${address}`;
			}),
		).toBe(`rule of ${address}`);
	return found;
}

test('evaluates an address once', async () => {
	expect(await lookedUp(['/a/', '/b/', '/a/', '/b/'])).toEqual(['/a/', '/b/']);
});

test('stays within the memory budget, however many addresses are requested', async () => {
	const budget = createMemoryBudget(8_000);
	const addresses = Array.from({ length: 500 }, (_, nth) => `/?${nth}`);
	expect(await lookedUp([...addresses, '/?0', '/?499'], budget)).toEqual([...addresses, '/?0']);
	expect(budget.bytes).toBeLessThanOrEqual(8_000);
});

test('does not cache an overly long address, which would evict others', async () => {
	const long = `/${'x'.repeat(5000)}/`;
	expect(await lookedUp(['/a/', long, long, '/a/'])).toEqual(['/a/', long, long]);
});

test('evaluates an address again after a failure', async () => {
	const memory = createRuleCache<string>({ bytesOf: () => 0, budget: createMemoryBudget(8_000) });
	await expect(memory('/a/', () => Promise.reject(new Error('EMFILE')))).rejects.toThrow('EMFILE');
	expect(await memory('/a/', async () => 'found')).toBe('found');
});
