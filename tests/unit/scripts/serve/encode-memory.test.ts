import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEncodeMemory } from '#scripts/serve/encode-memory.ts';

const text = (nth: number) => Buffer.from(`Stranica ${nth} `.repeat(200));

test('a body comes back whole in each encoding, and the same one of an address is encoded once', async () => {
	const encoded = createEncodeMemory();
	const [first, again, brotli] = await Promise.all([encoded('/a/', text(1), 'gzip'), encoded('/a/', text(1), 'gzip'), encoded('/a/', text(1), 'br')]);
	expect(again).toBe(first);
	expect(await encoded('/a/', text(1), 'gzip')).toBe(first);
	expect(gunzipSync(first)).toEqual(text(1));
	expect(brotliDecompressSync(brotli)).toEqual(text(1));
});

test('a text counts as the bytes that are sent, and the same one of an address is encoded once', async () => {
	const encoded = createEncodeMemory();
	const first = await encoded('/a/', 'Čaša '.repeat(400), 'gzip');
	expect(gunzipSync(first).toString()).toBe('Čaša '.repeat(400));
	expect(await encoded('/a/', 'Čaša '.repeat(400), 'gzip')).toBe(first);
	expect(gunzipSync(await encoded('/a/', 'Čaše '.repeat(400), 'gzip')).toString()).toBe('Čaše '.repeat(400));
});

test('an address that answers something else is encoded anew', async () => {
	const encoded = createEncodeMemory();
	await encoded('/a/', text(1), 'gzip');
	expect(gunzipSync(await encoded('/a/', text(2), 'gzip'))).toEqual(text(2));
	expect(gunzipSync(await encoded('/a/', text(1), 'gzip'))).toEqual(text(1));
});

test('the least recently asked for is forgotten first, and memory stays bounded', async () => {
	const encoded = createEncodeMemory({ maximumBytes: 10_000 });
	const bodies = new Map(['/a/', '/b/', '/c/', '/d/'].map((address) => [address, randomBytes(3_000)] as const));
	const ask = (address: string) => encoded(address, bodies.get(address) ?? text(1), 'gzip');
	const forms = [await ask('/a/'), await ask('/b/')];
	for (const address of ['/a/', '/c/', '/d/']) await ask(address);
	expect(await ask('/a/')).toBe(forms[0]);
	expect(await ask('/b/')).not.toBe(forms[1]);
});
