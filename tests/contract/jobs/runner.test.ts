import { randomUUID } from 'node:crypto';
import {
	addJob,
	GiveUp,
	type Queue,
	readDeadLetters,
	readJobState,
	repeatDeadLetter,
	requestRun,
	startJobs,
	writeSwitches,
} from '@titraj/backend/jobs/index.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let server: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
}, 120_000);
afterAll(async () => {
	await opened.close();
	await server.drop();
});

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((jobs) => jobs.close()));
	for (const table of ['jobs', 'job_schedules', 'job_runners', 'job_leader']) await sql`delete from ${sql.table(table)}`.execute(opened.db);
	await writeSwitches(opened.db, { allPaused: false, mailsPaused: false });
});

type Options = Partial<Parameters<typeof startJobs>[1]>;

async function start(options: Options) {
	const jobs = await startJobs(opened.db, { schedules: [], queues: [], isAlone: false, interval: 50, ...options });
	open.push(jobs);
	return jobs;
}

const toQueue = (name: string, handle: Queue['handle'], more: Partial<Queue> = {}): Queue => ({
	...{ name, handle, atOnce: 4, mostAttempts: 3, backoff: { first: 20, longest: 40 } },
	...more,
});

const schedule = (name: string, run: () => Promise<unknown>, more: { every?: number; isMail?: boolean } = {}) => ({
	...{ name, failure: `${name} failed`, every: 20, run },
	...more,
});

describe('scheduled jobs', () => {
	it('run on one of three instances, and on another one as soon as that has stopped', async () => {
		const runs: string[] = [];
		const instances = [];
		for (const name of ['first', 'second', 'third']) instances.push(await start({ schedules: [schedule('count', async () => runs.push(name))] }));
		await expect.poll(() => runs.length).toBeGreaterThan(3);
		const [leader] = runs;
		expect(new Set(runs)).toEqual(new Set([leader]));
		await instances[['first', 'second', 'third'].indexOf(String(leader))]?.close();
		runs.length = 0;
		await expect.poll(() => runs.length).toBeGreaterThan(0);
		expect(runs).not.toContain(leader);
	});

	it('are taken over from an instance that has died, and not from one that lives', async () => {
		const [dead, alive] = [randomUUID(), randomUUID()];
		await sql`insert into job_runners (id) values (${alive})`.execute(opened.db);
		await sql`insert into job_leader (runner) values (${alive})`.execute(opened.db);
		let [runs, looks] = [0, 0];
		await start({ schedules: [{ ...schedule('here', async () => looks++), isEverywhere: true }, schedule('once', async () => runs++)] });
		await expect.poll(() => looks).toBeGreaterThan(2);
		expect(runs).toBe(0);
		await sql`update job_leader set runner = ${dead}`.execute(opened.db);
		await expect.poll(() => runs).toBeGreaterThan(0);
	});

	it('are retried after a failure, with their failures listed for staff until they succeed', async () => {
		let fails = true;
		const reported: string[] = [];
		const job = {
			...schedule('moody', async () => {
				if (fails) throw new Error('no luck');
			}),
			backoff: { first: 10, longest: 20 },
		};
		await start({ schedules: [job], onManyFailures: async (name) => reported.push(name) });
		const state = async () => (await readJobState(opened.db)).schedules[0];
		await expect.poll(async () => (await state())?.failures).toBeGreaterThan(5);
		expect(reported).toEqual(['moody']);
		expect((await state())?.last_error).toBe('no luck');
		fails = false;
		await expect.poll(async () => (await state())?.failures).toBe(0);
	});

	it('run at once when staff ask for it, and when they are woken', async () => {
		let runs = 0;
		const jobs = await start({ schedules: [schedule('rare', async () => runs++, { every: 3_600_000 })] });
		await expect.poll(() => runs).toBe(1);
		expect(await requestRun(opened.db, 'rare')).toBe(true);
		await expect.poll(() => runs).toBe(2);
		jobs.wake('rare');
		await expect.poll(() => runs).toBe(3);
		expect(await requestRun(opened.db, 'unknown')).toBe(false);
	});
});

describe('queued jobs', () => {
	it('are shared by two instances, each done once', async () => {
		const done: number[] = [];
		const handle = async (data: unknown) => done.push(JSON.parse(JSON.stringify(data)).nth);
		for (let nth = 0; nth < 60; nth++) await addJob(opened.db, 'shared', { nth });
		await start({ queues: [toQueue('shared', handle)] });
		await start({ queues: [toQueue('shared', handle)] });
		await expect.poll(async () => (await readJobState(opened.db)).queues).toEqual([]);
		expect([...done].sort((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, nth) => nth));
	});

	it('are not done if the event that added them is rolled back', async () => {
		const done: unknown[] = [];
		await start({ queues: [toQueue('rolled', async (data) => done.push(data))] });
		const rolledBack = opened.db.transaction().execute(async (trx) => {
			await addJob(trx, 'rolled', { nth: 1 });
			throw new Error('back');
		});
		await expect(rolledBack).rejects.toThrow('back');
		await addJob(opened.db, 'rolled', { nth: 2 });
		await expect.poll(() => done).toEqual([{ nth: 2 }]);
	});

	it('become dead letters after their last attempt, which staff can repeat', async () => {
		let attempts = 0;
		const letters: unknown[] = [];
		const handle = async () => {
			attempts++;
			throw new Error(`try ${attempts}`);
		};
		await addJob(opened.db, 'bad', { of: 7 });
		await start({ queues: [toQueue('bad', handle)], onDeadLetter: async (_trx, letter) => letters.push(letter) });
		await expect.poll(async () => (await readDeadLetters(opened.db)).length).toBe(1);
		expect(attempts).toBe(3);
		const [letter] = await readDeadLetters(opened.db);
		expect(letter).toMatchObject({ queue: 'bad', data: { of: 7 }, attempts: 3, last_error: 'try 3' });
		expect(letters).toEqual([{ id: letter?.id, queue: 'bad', data: { of: 7 }, error: 'try 3' }]);
		expect(await repeatDeadLetter(opened.db, letter?.id ?? 0)).toBe(true);
		await expect.poll(() => attempts).toBe(6);
	});

	it('become dead letters at once if another attempt cannot succeed', async () => {
		let attempts = 0;
		const handle = async () => {
			attempts++;
			throw new GiveUp('never');
		};
		await addJob(opened.db, 'hopeless', {});
		await start({ queues: [toQueue('hopeless', handle)] });
		await expect.poll(async () => (await readDeadLetters(opened.db)).map(({ last_error }) => last_error)).toEqual(['never']);
		expect(attempts).toBe(1);
	});

	it('are done by another instance if the one that claimed them has died', async () => {
		const done: unknown[] = [];
		await addJob(opened.db, 'lost', { nth: 1 });
		await sql`update jobs set runner = ${randomUUID()}, attempts = 1`.execute(opened.db);
		await start({ queues: [toQueue('lost', async (data, { attempt }) => done.push([data, attempt]))] });
		await expect.poll(() => done).toEqual([[{ nth: 1 }, 2]]);
	});

	it('become dead letters if the backend died during each attempt', async () => {
		await addJob(opened.db, 'deadly', {});
		await sql`update jobs set runner = ${randomUUID()}, attempts = 3`.execute(opened.db);
		await start({ queues: [toQueue('deadly', async () => undefined)] });
		await expect.poll(async () => (await readDeadLetters(opened.db)).length).toBe(1);
	});
});

describe('switches', () => {
	it('pause all jobs, until they are switched on again', async () => {
		await writeSwitches(opened.db, { allPaused: true, mailsPaused: false });
		let [runs, done] = [0, 0];
		const jobs = await start({ schedules: [schedule('one', async () => runs++)], queues: [toQueue('two', async () => done++)] });
		await addJob(opened.db, 'two', {});
		for (let nth = 0; nth < 5; nth++) jobs.wake('one');
		await jobs.close();
		expect([runs, done]).toEqual([0, 0]);
		await start({ schedules: [schedule('one', async () => runs++)], queues: [toQueue('two', async () => done++)] });
		await writeSwitches(opened.db, { allPaused: false, mailsPaused: false });
		await expect.poll(() => [runs > 0, done]).toEqual([true, 1]);
	});

	it('pause mails alone, while other jobs run', async () => {
		await writeSwitches(opened.db, { allPaused: false, mailsPaused: true });
		let [mails, others] = [0, 0];
		const queues = [toQueue('mail', async () => mails++, { isMail: true }), toQueue('other', async () => others++)];
		await addJob(opened.db, 'mail', {});
		await addJob(opened.db, 'other', {});
		await start({ queues });
		await expect.poll(() => others).toBe(1);
		expect(mails).toBe(0);
		await writeSwitches(opened.db, { allPaused: false, mailsPaused: false });
		await expect.poll(() => mails).toBe(1);
	});
});

describe('a stop', () => {
	it('waits for the pieces under way, and tells them to end', async () => {
		let isDone = false;
		const begun = Promise.withResolvers<void>();
		const handle: Queue['handle'] = async (_data, { signal }) => {
			begun.resolve();
			await new Promise((done) => signal.addEventListener('abort', done));
			isDone = true;
		};
		await addJob(opened.db, 'long', {});
		const jobs = await start({ queues: [toQueue('long', handle)] });
		await begun.promise;
		await jobs.close();
		expect(isDone).toBe(true);
		expect((await readJobState(opened.db)).queues).toEqual([]);
	});

	it('gives a piece that does not end back, for the next start', { timeout: 30_000 }, async () => {
		const begun = Promise.withResolvers<void>();
		await addJob(opened.db, 'endless', {});
		const jobs = await start({
			stopLimit: 100,
			queues: [
				toQueue('endless', () => {
					begun.resolve();
					return new Promise(() => undefined);
				}),
			],
		});
		await begun.promise;
		await jobs.close();
		const done: unknown[] = [];
		await start({ queues: [toQueue('endless', async (data) => done.push(data))] });
		await expect.poll(() => done.length).toBe(1);
	});
});
