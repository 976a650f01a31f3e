import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { machinesKey } from '#scripts/prerender/distributed/keys.ts';
import { shareThrottle } from '#scripts/prerender/distributed/share-throttle.ts';
import { createThrottle, NO_LIMITS } from '#scripts/prerender/render/throttle.ts';
import { type BuiltAlone, holdBackend, openBuiltAlone, openTeam, pagesOf } from '#tests/support/distributed-builds.ts';
import { hashPages } from '#tests/support/hash-pages.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { createWorkplace, type Workplace } from '#tests/support/prerender-setup.ts';
import { startCommand } from '#tests/support/start-machine.ts';
import { hasRedis, type RunningRedis, startRedis } from '#tests/support/start-redis.ts';
import { type RunningS3, startS3 } from '#tests/support/start-s3.ts';

if (!hasRedis) console.warn('redis-server is not available: distributed builds are not tested.');

let alone: BuiltAlone;
let redis: RunningRedis;
let s3: RunningS3;

beforeAll(async () => {
	if (hasRedis) [alone, redis, s3] = await Promise.all([openBuiltAlone(), startRedis(), startS3()]);
}, 180_000);
afterAll(async () => {
	await alone?.[Symbol.asyncDispose]();
	await redis?.[Symbol.asyncDispose]();
	await s3?.[Symbol.asyncDispose]();
});

const teamOf = (place: Workplace) => openTeam(place, { queue: redis.url, variables: s3.variables });

describe.skipIf(!hasRedis)('a build over several machines', () => {
	test('survives a killed machine and a killed coordinator: no page is lost, duplicated or different from a build in one process', async () => {
		using place = createWorkplace();
		await using team = teamOf(place);
		await using held = await holdBackend(alone.backend.url);
		const first = team.startBuild(held.url);
		const lost = team.startMachine();
		await held.untilStuck(25);
		lost.process.kill('SIGKILL');
		held.release();
		const other = team.startMachine();
		await held.untilStuck(30);
		first.process.kill('SIGKILL');
		held.release();
		await first.ended;
		const second = team.startBuild(held.url);
		expect(await second.ended, second.said() + other.said()).toBe(0);
		expect(other.process.exitCode).toBe(null);
		expect(hashPages(place.dist)).toEqual(alone.wanted);
		expect(pagesOf(place)).toEqual(pagesOf(alone.whole));
	}, 240_000);

	test('fails without Redis, and refuses machines with other code, settings or folder, with clear messages', async () => {
		using place = createWorkplace();
		using other = createWorkplace();
		await using team = teamOf(place);
		await using others = teamOf(other);
		const nowhere = ['--queue', 'redis://user:secret@127.0.0.1:9'];
		const build = team.startBuild(alone.backend.url);
		const lone = [others.startBuild(alone.backend.url, ...nowhere), others.startMachine(...nowhere)];
		for (const one of lone) {
			expect(await one.ended, one.said()).toBe(1);
			expect(one.said()).toMatch(/Redis at redis:\/\/127\.0\.0\.1:9 is not available: .*ECONNREFUSED.*\. Start it, or check --queue/);
			expect(one.said()).not.toMatch(/secret|^ +at /m);
		}
		await vi.waitFor(() => expect(build.said()).toContain('Waiting for machines'), { timeout: 30_000 });
		const elsewhere = team.startMachine('--output', join(other.dist, 'client'));
		const unlike = team.keep(startCommand('scripts/prerender-worker.ts', ['--queue', redis.url, '--dist', place.dist], { SERVICE_WORKER: 'off' }));
		writeFileSync(join(other.dist, 'assets.json'), '{"other":1}');
		const differing = others.startMachine('--output', join(place.dist, 'client'));
		expect([await elsewhere.ended, await differing.ended, await unlike.ended]).toEqual([1, 1, 1]);
		expect(unlike.said()).toMatch(/settings that pages depend on differ from those of the build of .*: give this machine the same environment/);
		expect(elsewhere.said()).toMatch(/is not where the build of .* writes: mount its folder here, and pass it with --output/);
		expect(differing.said()).toMatch(/this machine has code \w{12}, and the build of .* has \w{12}: use the same sources on both/);
		build.process.kill('SIGINT');
		await build.ended;
		expect(build.said()).toContain('it was stopped before a machine came');
	});

	// At night: three whole builds. distributed-failures.test.ts compares what a build writes to storage, too.
	test.runIf(isNightly)(
		'writes the same to storage as to a folder, writes nothing without changes, and removes what is gone',
		async () => {
			using place = createWorkplace();
			await using team = teamOf(place);
			const build = () => team.startBuild(alone.backend.url, '--output', `s3://${s3.bucket}/shop`);
			const first = build();
			const machine = team.startMachine('--idle', '10');
			expect(await first.ended, first.said() + machine.said()).toBe(0);
			const stored = () => s3.hashPages('shop');
			expect(stored()).toEqual(alone.wanted);
			const again = build();
			expect(await again.ended, again.said()).toBe(0);
			expect(again.said()).toMatch(/ 0 rendered, 0 spliced/);
			await alone.backend.db.updateTable('products').set({ visible: false }).where('id', '=', 1).execute();
			const third = build();
			expect(await third.ended, third.said()).toBe(0);
			const gone = [...alone.wanted.keys()].filter((name) => name.includes('-proizvod-1/'));
			expect([gone.length, gone.filter((name) => stored().has(name))]).toEqual([1, []]);
			expect(await machine.ended).toBe(0);
			expect(machine.said()).toContain('No build for 10 s; this machine stops');
		},
		240_000,
	);

	// At night: the client of the storage tries for a quarter of a minute.
	test.runIf(isNightly)(
		'fails if the code cannot be stored, although no machine has come yet',
		async () => {
			using place = createWorkplace();
			await using team = openTeam(place, { queue: redis.url, variables: { ...s3.variables, S3_ENDPOINT: 'http://127.0.0.1:9' } });
			const build = team.startBuild(alone.backend.url, '--output', `s3://${s3.bucket}/shop`);
			expect(await build.ended, build.said()).toBe(1);
			expect(build.said()).toMatch(/The build failed: .*127\.0\.0\.1:9/);
		},
		60_000,
	);

	test('a machine loads the code before a build begins, and ends if it cannot', async () => {
		using place = createWorkplace();
		await using team = teamOf(place);
		writeFileSync(join(place.dist, 'server/page-pieces.mjs'), "throw new Error('half of the code is missing');");
		const machine = team.startMachine();
		expect(await machine.ended, machine.said()).toBe(1);
		expect(machine.said()).toContain('This machine cannot render: half of the code is missing');
		expect(machine.said()).not.toContain('Waiting for a build');
	}, 60_000);

	test('a machine that is stopped while it loads the code ends at once', async () => {
		using place = createWorkplace();
		await using team = teamOf(place);
		writeFileSync(join(place.dist, 'server/page-pieces.mjs'), "console.error('loading'); await new Promise((resolve) => setTimeout(resolve, 60_000));");
		const machine = team.startMachine();
		await vi.waitFor(() => expect(machine.said()).toContain('loading'), { timeout: 20_000 });
		machine.process.kill('SIGINT');
		expect(await machine.ended, machine.said()).toBe(0);
		expect(machine.said()).not.toContain('Waiting for a build');
	}, 40_000);

	test('leaves only a key that expires if a machine reports while the build is being cleared', async () => {
		const client = new Redis(redis.url);
		await shareThrottle(client, { run: 'cleared', machine: 'late', throttle: createThrottle(), rateLimits: NO_LIMITS });
		expect(await client.pttl(machinesKey('cleared'))).toBeGreaterThan(0);
		client.disconnect();
	});
});
