import { expect, test } from 'vitest';
import { createFairQueue } from '#lib/platform/server/http/fair-queue.server.ts';

const settled = () => new Promise((done) => setImmediate(done));

test('clients that wait get their turns one after another, whoever sent more', async () => {
	const queue = createFairQueue({ most: 1, mostWaiting: 10, mostWaitingOfOne: 5 });
	const order: string[] = [];
	const work = async (client: string) => {
		const turn = await queue.take(client);
		if (!turn.ok) return void order.push(`${client} refused`);
		order.push(client);
		await settled();
		turn[Symbol.dispose]();
	};
	await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(work));
	expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('at most as many run as allowed, and a turn is given back once', async () => {
	const queue = createFairQueue({ most: 2, mostWaiting: 10, mostWaitingOfOne: 10 });
	const [first, second] = [await queue.take('a'), await queue.take('a')];
	let started = 0;
	for (const client of ['a', 'b']) void queue.take(client).then(() => started++);
	await settled();
	expect([first.ok, second.ok, started]).toEqual([true, true, 0]);
	if (!first.ok) throw new Error('No turn');
	first[Symbol.dispose]();
	first[Symbol.dispose]();
	await settled();
	expect(started).toBe(1);
});

test('a client whose share is full is refused, others only when the queue is', async () => {
	const queue = createFairQueue({ most: 1, mostWaiting: 3, mostWaitingOfOne: 2 });
	await queue.take('a');
	void queue.take('a');
	void queue.take('a');
	expect(await queue.take('a')).toEqual({ ok: false, isOwnShare: true });
	void queue.take('b');
	expect(await queue.take('c')).toEqual({ ok: false, isOwnShare: false });
});
