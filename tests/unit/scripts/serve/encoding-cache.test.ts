import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createMemoryBudget } from '#lib/platform/server/cache/memory-budget.server.ts';
import { encodeSmallest } from '#scripts/serve/encode.ts';
import { createEncodingCache } from '#scripts/serve/encoding-cache.ts';

vi.mock('#scripts/serve/encode.ts', { spy: true });

const CATALOG = Buffer.from(JSON.stringify(Array.from({ length: 3000 }, (_, nth) => ({ sku: `TI-${nth * 7919}`, price: (nth * 37) % 1000 }))));
const text = (nth: number) => Buffer.from(`Stranica ${nth} `.repeat(200));
const open = (bytes = 1_000_000) => {
	const budget = createMemoryBudget(bytes);
	return { budget, encoded: createEncodingCache(budget) };
};

test('returns a body in each encoding, and encodes the same one once', async () => {
	const { encoded } = open();
	const ask = (encoding: 'gzip' | 'br') => encoded({ body: text(1), encoding });
	const [first, again, brotli] = await Promise.all([ask('gzip'), ask('gzip'), ask('br')]);
	expect(again).toBe(first);
	expect(await ask('gzip')).toBe(first);
	expect(gunzipSync(first)).toEqual(text(1));
	expect(brotliDecompressSync(brotli)).toEqual(text(1));
});

test('sends a text as its bytes, and distinguishes two texts', async () => {
	const { encoded } = open();
	const ask = async (words: string) => gunzipSync(await encoded({ body: words.repeat(400), encoding: 'gzip' })).toString();
	expect([await ask('Čaša '), await ask('Čaše '), await ask('Čaša ')]).toEqual(['Čaša '.repeat(400), 'Čaše '.repeat(400), 'Čaša '.repeat(400)]);
});

test('stores a body once, under however many addresses it is requested', async () => {
	const { encoded, budget } = open();
	const first = await encoded({ body: text(1), encoding: 'br' });
	const { bytes } = budget;
	for (let time = 0; time < 1000; time++) expect(await encoded({ body: Buffer.from(text(1)), encoding: 'br' })).toBe(first);
	expect(budget.bytes).toBe(bytes);
});

test('evicts the least recently used first, and stays within the budget', async () => {
	const { encoded, budget } = open(70_000);
	const bodies = [1, 2, 3, 4, 5].map(() => randomBytes(10_000));
	const ask = (nth: number) => encoded({ body: bodies[nth] ?? text(1), encoding: 'gzip' });
	const forms = [await ask(0), await ask(1)];
	for (const nth of [0, 2, 3, 4]) await ask(nth);
	expect(await ask(0)).toBe(forms[0]);
	expect(await ask(1)).not.toBe(forms[1]);
	expect(budget.bytes).toBeLessThanOrEqual(70_000);
});

test('sends the smallest form of a body that was requested again, once it is made', async () => {
	const { encoded } = open();
	const ask = () => encoded({ body: CATALOG, encoding: 'br', quality: 6, smallest: 'when requested again' });
	const quick = await ask();
	expect(await ask()).toBe(quick);
	await vi.waitFor(async () => expect((await ask()).byteLength).toBeLessThan(quick.byteLength), { timeout: 10_000 });
	expect(brotliDecompressSync(await ask())).toEqual(CATALOG);
	expect(await encoded({ body: CATALOG, encoding: 'br', quality: 4 })).not.toEqual(await ask());
});

test.each([
	['at once', 1],
	['when requested again', 0],
] as const)('the smallest form %s: made %i times after one request', async (smallest, times) => {
	vi.mocked(encodeSmallest).mockClear();
	const { encoded } = open();
	await encoded({ body: CATALOG, encoding: 'br', quality: 6, smallest });
	await setImmediate();
	expect(encodeSmallest).toHaveBeenCalledTimes(times);
});
