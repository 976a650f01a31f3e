import { expect, test } from 'vitest';
import { createRuleMemory } from '#scripts/serve/rule-memory.ts';

/** Asks for addresses in order; answers those that had to be looked up. */
async function lookedUp(addresses: readonly string[]): Promise<string[]> {
	const memory = createRuleMemory<string>(10);
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

test('an address is looked up once', async () => {
	expect(await lookedUp(['/a/', '/b/', '/a/', '/b/'])).toEqual(['/a/', '/b/']);
});

test('where the addresses grow too long together, all are looked up again', async () => {
	expect(await lookedUp(['/a/', '/b/', '/cccc/', '/cccc/', '/a/'])).toEqual(['/a/', '/b/', '/cccc/', '/a/']);
});

test('one that is long beyond use is not remembered, and takes no other away', async () => {
	const long = `/${'x'.repeat(5000)}/`;
	expect(await lookedUp(['/a/', long, long, '/a/'])).toEqual(['/a/', long, long]);
});
