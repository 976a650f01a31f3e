import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryBudget } from '#lib/platform/server/cache/memory-budget.server.ts';

test('evicts the least recently used entry, whichever cache it is in', () => {
	const budget = createMemoryBudget(100);
	const gone: string[] = [];
	const page = budget.open(40, () => gone.push('page'));
	budget.open(40, () => gone.push('file'));
	page.touch();
	budget.open(40, () => gone.push('rule'));
	expect([gone, budget.bytes]).toEqual([['file'], 80]);
});

test('counts an entry once, however often it is closed', () => {
	const budget = createMemoryBudget(100);
	const share = budget.open(40, () => undefined);
	share.close();
	share.close();
	share.touch();
	expect(budget.bytes).toBe(0);
});

test('does not accept an entry that would evict most of the others', () => {
	expect([25, 26].map(createMemoryBudget(100).takes)).toEqual([true, false]);
});

test('never exceeds its bytes, and counts exactly what was not released', () => {
	const step = fc.record({ bytes: fc.integer({ min: 0, max: 250 }), closes: fc.boolean(), touches: fc.nat(20) });
	fc.assert(
		fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
			const budget = createMemoryBudget(1000);
			const held = new Map<number, number>();
			const shares = steps.map(({ bytes, closes, touches }, nth) => {
				held.set(nth, bytes);
				const share = budget.open(bytes, () => held.delete(nth));
				if (closes) {
					share.close();
					held.delete(nth);
				}
				return { share, touches };
			});
			for (const { touches } of shares) shares[touches]?.share.touch();
			const sum = [...held.values()].reduce((all, bytes) => all + bytes, 0);
			expect(budget.bytes).toBe(sum);
			expect(sum).toBeLessThanOrEqual(1000);
		}),
	);
});
