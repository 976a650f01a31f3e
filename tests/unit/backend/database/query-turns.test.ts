import { createQueryTurns } from '@titraj/backend/platform/database/query-turns.ts';
import { createLanes } from '@titraj/backend/platform/database/request-lane.ts';
import { expect, test } from 'vitest';

const inLane = createLanes({ mostLater: 10 });

/** Long enough for everything that may start to have started. */
const settled = async () => {
	for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
};
const later = (takeTurn: ReturnType<typeof createQueryTurns>, note: () => void) =>
	inLane('later', async () => {
		const release = await takeTurn();
		note();
		return release;
	});

test('queries of searches run one at a time, and none begins while a cart is under way', async () => {
	const takeTurn = createQueryTurns({ most: 1, givesWay: true, longestWait: 60_000 });
	const cart = Promise.withResolvers<void>();
	let begun = 0;
	const ofCart = inLane('first', async () => {
		await takeTurn();
		await cart.promise;
	});
	const searches = [1, 2].map(() => later(takeTurn, () => begun++));
	await settled();
	expect(begun).toBe(0);
	cart.resolve();
	await ofCart;
	await settled();
	expect(begun).toBe(1);
	(await searches[0])?.();
	await settled();
	expect(begun).toBe(2);
});

test('a query of a search gives way only for a limited time', async () => {
	const takeTurn = createQueryTurns({ most: 1, givesWay: true, longestWait: 5 });
	const cart = Promise.withResolvers<void>();
	const ofCart = inLane('first', async () => {
		await takeTurn();
		await cart.promise;
	});
	await later(takeTurn, () => undefined);
	cart.resolve();
	await ofCart;
});

test('on a server with many connections searches run beside carts, on some of them', async () => {
	const takeTurn = createQueryTurns({ most: 2, givesWay: false });
	const cart = Promise.withResolvers<void>();
	const ofCart = inLane('first', async () => {
		await takeTurn();
		await cart.promise;
	});
	let begun = 0;
	for (let turn = 0; turn < 3; turn++) void later(takeTurn, () => begun++);
	await settled();
	expect(begun).toBe(2);
	cart.resolve();
	await ofCart;
});

test('work without a lane, such as jobs and the back office, never waits', async () => {
	const takeTurn = createQueryTurns({ most: 1, givesWay: true });
	await later(takeTurn, () => undefined);
	(await takeTurn())();
});

test('a server works on a limited number of searches, and on any number of carts', async () => {
	const limited = createLanes({ mostLater: 2 });
	const end = Promise.withResolvers<void>();
	const begun: string[] = [];
	const work = (kind: 'first' | 'later') =>
		limited(kind, async () => {
			begun.push(kind);
			await end.promise;
		});
	const all = [work('later'), work('later'), work('later'), work('first'), work('first')];
	await settled();
	expect(begun.toSorted()).toEqual(['first', 'first', 'later', 'later']);
	end.resolve();
	await Promise.all(all);
	expect(begun).toHaveLength(5);
});
