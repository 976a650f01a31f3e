import { expect, test } from 'vitest';
import { createHealthMemory } from '#lib/platform/server/health/health-memory.server.ts';

test('checks run once in their time and never concurrently, however long a backend takes', async () => {
	const held: (() => void)[] = [];
	const ask = createHealthMemory(() => new Promise<number>((resolve) => held.push(() => resolve(held.length))), { keepMs: 2000 });
	const first = ask(0);
	const late = ask(2500);
	expect(held).toHaveLength(1);
	held[0]?.();
	expect(await Promise.all([first, late])).toEqual([1, 1]);
	expect(await ask(1999)).toBe(1);
	void ask(2500);
	expect(held).toHaveLength(2);
});

test('a clock that is set back keeps no answer for longer', async () => {
	let runs = 0;
	const ask = createHealthMemory(async () => ++runs, { keepMs: 2000 });
	await ask(10_000);
	expect(await ask(7000)).toBe(2);
});

test('failed checks are repeated', async () => {
	let runs = 0;
	const ask = createHealthMemory(() => Promise.reject(new Error(`run ${++runs}`)), { keepMs: 10 });
	await expect(ask(0)).rejects.toThrow('run 1');
	await expect(ask(10)).rejects.toThrow('run 2');
});
