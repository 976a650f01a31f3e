import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CuttableProxy, startCuttableProxy } from '#tests/support/cuttable-proxy.ts';
import { type BuiltAlone, holdBackend, openBuiltAlone, openTeam, type Team } from '#tests/support/distributed-builds.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { createWorkplace } from '#tests/support/prerender-setup.ts';
import type { Machine } from '#tests/support/start-machine.ts';
import { hasRedis, type RunningRedis, startRedis } from '#tests/support/start-redis.ts';
import { type RunningS3, startS3 } from '#tests/support/start-s3.ts';

let alone: BuiltAlone;

beforeAll(async () => {
	if (hasRedis) alone = await openBuiltAlone();
}, 180_000);
afterAll(() => alone?.[Symbol.asyncDispose]());

/** Parts of a running build, to be broken. */
interface Running {
	readonly redis: RunningRedis;
	readonly storage: CuttableProxy;
	readonly backend: CuttableProxy;
	/** Lets the backend respond to new calls. */
	release(): void;
	/** Lets the backend respond again; the calls that wait for it are cut, and retried. */
	resume(): Promise<void>;
	readonly team: Team;
	readonly build: Machine;
	readonly machine: Machine;
	/** Starts the same build again. */
	again(): Machine;
}

interface Failure {
	readonly name: string;
	readonly keepsData?: boolean;
	/** Lets a part fail while the build waits for the backend. Returns the build that has to succeed in the end. */
	readonly fail: (running: Running) => Promise<Machine>;
}

const FAILURES: readonly Failure[] = [
	{
		name: 'a machine is killed, and its jobs go to another one',
		async fail({ resume, team, build, machine }) {
			machine.process.kill('SIGKILL');
			await resume();
			team.startMachine();
			return build;
		},
	},
	{
		name: 'the coordinator is killed and started again',
		async fail({ resume, build, again }) {
			build.process.kill('SIGKILL');
			await resume();
			await build.ended;
			return again();
		},
	},
	{
		name: 'Redis is killed, and starts with its data',
		keepsData: true,
		async fail({ redis, resume, build }) {
			await redis.restart();
			await resume();
			return build;
		},
	},
	{
		name: 'Redis is killed, and starts without its data: the build ends, the next one continues',
		async fail({ redis, resume, build, again }) {
			await redis.restart();
			await resume();
			expect(await build.ended).toBe(1);
			expect(build.said()).toContain('Redis has lost this build; check whether it was restarted without its data');
			return again();
		},
	},
	{
		name: 'storage is unreachable for three seconds',
		async fail({ storage, resume, build }) {
			await storage.cut();
			await resume();
			await wait(3000);
			await storage.mend();
			return build;
		},
	},
	{
		name: 'the backend is unreachable until the build gives up, and the next one continues',
		async fail({ backend, release, build, again }) {
			release();
			await backend.cut();
			expect(await build.ended).toBe(1);
			expect(build.said()).toMatch(/the backend stopped answering .*; pages that were not reached are unchanged/);
			await backend.mend();
			return again();
		},
	},
];

/** Each is a whole build: the gate tries a lost machine and lost storage. */
const GATE = new Set(['a machine is killed, and its jobs go to another one', 'storage is unreachable for three seconds']);

describe.skipIf(!hasRedis)('a build over several machines to storage loses and doubles nothing if', () => {
	test.each(FAILURES.filter(({ name }) => isNightly || GATE.has(name)))(
		'$name',
		async ({ keepsData = false, fail }) => {
			await using redis = await startRedis({ keepsData });
			await using s3: RunningS3 = await startS3();
			await using storage = await startCuttableProxy(s3.settings.endpoint);
			using place = createWorkplace();
			await using team = openTeam(place, { queue: redis.url, variables: { ...s3.variables, S3_ENDPOINT: storage.url } });
			await using held = await holdBackend(alone.backend.url);
			await using backend = await startCuttableProxy(held.url);
			const again = () => team.startBuild(backend.url, '--output', `s3://${s3.bucket}/shop`);
			const build = again();
			const machine = team.startMachine();
			await held.untilStuck(40);
			const { release } = held;
			const resume = async () => {
				release();
				await backend.cut();
				await backend.mend();
			};
			const last = await fail({ redis, storage, backend, release, resume, team, build, machine, again });
			expect(await last.ended, last.said() + machine.said()).toBe(0);
			expect(s3.hashPages('shop')).toEqual(alone.wanted);
			const pages = [...s3.written].filter(([key]) => key.endsWith('/index.html'));
			expect(pages.filter(([, contents]) => contents.size > 1)).toEqual([]);
			expect(await keysOf(redis)).toEqual(['shop-build:last']);
		},
		240_000,
	);
});

/** Keys in Redis, except those that expire, and BullMQ's descriptions of queues: it may write one again after Redis has lost the queue. */
async function keysOf({ url }: RunningRedis): Promise<string[]> {
	const client = new Redis(url);
	const keys = (await client.keys('*')).filter((key) => !key.endsWith(':meta'));
	const left = await Promise.all(keys.map(async (key) => ((await client.ttl(key)) === -1 ? [key] : [])));
	client.disconnect();
	return left.flat();
}
