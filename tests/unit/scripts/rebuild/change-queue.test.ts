import type { Change } from '@titraj/contract/changes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChangeQueue, createChangeQueue } from '#scripts/rebuild/change-queue.ts';

let runs: { at: number; changes: string[] }[] = [];
let queue: ChangeQueue;
/** Whether a run of these changes fails. */
let isBroken: (changes: readonly string[]) => boolean;
/** Milliseconds that a run takes. */
let takes = 0;
let began: number;

beforeEach(() => {
	vi.useFakeTimers();
	began = Date.now();
	runs = [];
	takes = 0;
	isBroken = () => false;
	queue = createChangeQueue(async (changes) => {
		const named = changes.map(({ id, entity, entity_id: thing }) => `${entity}:${thing} #${id}`);
		runs.push({ at: Date.now() - began, changes: named });
		await new Promise((done) => setTimeout(done, takes));
		return isBroken(named) ? { failure: 'the backend does not answer' } : {};
	});
});
afterEach(async () => {
	const closed = queue.close();
	await vi.advanceTimersByTimeAsync(60_000);
	await closed;
	vi.useRealTimers();
});

let last = 0;
const product = (id: number, number = ++last): Change => ({ id: number, entity: 'product', entity_id: id });
const SITE: Change = { id: 1, entity: 'site', entity_id: null };
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const names = () => runs.map(({ changes }) => changes.join(' '));

test('a burst of changes is one run, and the later change of an entity replaces the earlier one', async () => {
	queue.submit([product(1, 1), product(2, 2)]);
	queue.submit([product(1, 3)]);
	await pass(1);
	expect(names()).toEqual(['product:1 #3 product:2 #2']);
	expect(queue.status()).toEqual({ running: false, waiting: 0 });
});

test('failed changes are retried, after pauses that double up to five minutes, until they succeed', async () => {
	isBroken = () => runs.length <= 12;
	queue.submit([product(1, 1), SITE]);
	await pass(0.5);
	expect(queue.status()).toEqual({ running: false, waiting: 2 });
	await pass(3600);
	expect(new Set(names())).toEqual(new Set(['product:1 #1 site:null #1']));
	const pauses = runs.slice(1).map(({ at }, index) => Math.round((at - (runs[index]?.at ?? 0)) / 1000));
	expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
	expect(queue.status()).toEqual({ running: false, waiting: 0 });
});

test('after a success the pause before a retry is short again', async () => {
	isBroken = () => [1, 2, 4].includes(runs.length);
	queue.submit([product(1)]);
	await pass(10);
	queue.submit([product(2)]);
	await pass(2);
	expect(runs).toHaveLength(5);
});

test('new changes do not wait for failed ones', async () => {
	isBroken = (changes) => changes.includes('product:1 #1');
	queue.submit([product(1, 1)]);
	await pass(100);
	runs.length = 0;
	queue.submit([product(2, 2)]);
	await pass(0.1);
	expect(names()).toEqual(['product:2 #2']);
	expect(queue.status()).toEqual({ running: false, waiting: 1 });
});

test('a newer change of the same entity replaces the failed one', async () => {
	isBroken = (changes) => changes.includes('product:1 #1');
	takes = 200;
	queue.submit([product(1, 1)]);
	await pass(0.1);
	queue.submit([product(1, 2)]);
	await pass(600);
	expect(names()).toEqual(['product:1 #1', 'product:1 #2']);
});

test('a closed queue retries nothing', async () => {
	isBroken = () => true;
	queue.submit([product(1)]);
	await pass(0.5);
	await queue.close();
	queue.submit([product(2)]);
	await pass(3600);
	expect(runs).toHaveLength(1);
});
