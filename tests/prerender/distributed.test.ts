import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AlteredBackend, alterBackend } from '#tests/support/altered-backend.ts';
import { hashPages } from '#tests/support/hash-pages.ts';
import { createWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';
import { type Machine, startCommand } from '#tests/support/start-machine.ts';
import { hasRedis, type RunningRedis, startRedis } from '#tests/support/start-redis.ts';
import { type RunningS3, startS3 } from '#tests/support/start-s3.ts';

if (!hasRedis) console.warn('redis-server is not available: distributed builds are not tested.');

let backend: RunningBackend;
let whole: Workplace;
let wanted: Map<string, string>;
let redis: RunningRedis;
let s3: RunningS3;
const started: Machine[] = [];

beforeAll(async () => {
	if (!hasRedis) return;
	backend = await startDemoBackend();
	[redis, s3] = await Promise.all([startRedis(), startS3()]);
	whole = createWorkplace();
	const build = startCommand('scripts/prerender.ts', ['--backend', backend.url, '--dist', whole.dist, '--cache', whole.cache, '--workers', '1']);
	expect(await build.ended, build.said()).toBe(0);
	wanted = hashPages(whole.dist);
}, 180_000);
afterEach(async () => {
	for (const { process: child } of started) child.kill('SIGKILL');
	await Promise.all(started.splice(0).map(({ ended }) => ended));
});
afterAll(async () => {
	whole?.[Symbol.dispose]();
	await backend?.close();
	await redis?.[Symbol.asyncDispose]();
	await s3?.[Symbol.asyncDispose]();
});

const keep = (machine: Machine): Machine => {
	started.push(machine);
	return machine;
};
const startBuild = ({ dist, cache }: Workplace, backendUrl: string, ...args: string[]) =>
	keep(startCommand('scripts/prerender.ts', ['--backend', backendUrl, '--dist', dist, '--cache', cache, '--queue', redis.url, ...args], s3.variables));
const startMachine = ({ dist }: Workplace, ...args: string[]) =>
	keep(startCommand('scripts/prerender-worker.ts', ['--queue', redis.url, '--dist', dist, '--workers', '1', ...args], s3.variables));

/** The manifest's pages without times and runs of their builds. */
function pagesOf({ cache }: Workplace): unknown[] {
	const database = new DatabaseSync(join(cache, 'manifest.sqlite'), { readOnly: true });
	const rows = database.prepare('SELECT * FROM page ORDER BY path').all();
	database.close();
	return rows.map(({ rendered_at: _rendered, changed_at: _changed, run: _run, first_run: _first, ...page }) => page);
}

interface Holding extends AsyncDisposable {
	readonly url: string;
	/** Lets the backend stop responding from a given call on; resolves when a caller waits for it. */
	untilStuck(more: number): Promise<void>;
	release(): void;
}

async function holdable(): Promise<Holding> {
	let [last, hangs] = [Number.POSITIVE_INFINITY, 0];
	const altered: AlteredBackend = await alterBackend(backend.url, (path, calls) => {
		if (calls <= last || path.includes('/misc/')) return undefined;
		hangs++;
		return 'hang';
	});
	return {
		url: altered.url,
		async untilStuck(more) {
			hangs = 0;
			last = altered.calls.length + more;
			await vi.waitFor(() => expect(hangs).toBeGreaterThan(0), { timeout: 30_000, interval: 5 });
		},
		release: () => {
			last = Number.POSITIVE_INFINITY;
		},
		[Symbol.asyncDispose]: () => altered[Symbol.asyncDispose](),
	};
}

describe.skipIf(!hasRedis)('a build over several machines', () => {
	test('survives a killed machine and a killed coordinator: no page is lost, duplicated or different from a build in one process', async () => {
		using place = createWorkplace();
		await using held = await holdable();
		const first = startBuild(place, held.url);
		const lost = startMachine(place);
		await held.untilStuck(25);
		lost.process.kill('SIGKILL');
		held.release();
		const other = startMachine(place);
		await held.untilStuck(30);
		first.process.kill('SIGKILL');
		held.release();
		await first.ended;
		const second = startBuild(place, held.url);
		expect(await second.ended, second.said() + other.said()).toBe(0);
		expect(other.process.exitCode).toBe(null);
		expect(hashPages(place.dist)).toEqual(wanted);
		expect(pagesOf(place)).toEqual(pagesOf(whole));
	}, 240_000);

	test('fails without Redis, and refuses machines with other code, settings or folder, with clear messages', async () => {
		using place = createWorkplace();
		using other = createWorkplace();
		const nowhere = ['--queue', 'redis://user:secret@127.0.0.1:9'];
		const build = startBuild(place, backend.url);
		const lone = [startBuild(other, backend.url, ...nowhere), startMachine(other, ...nowhere)];
		for (const one of lone) {
			expect(await one.ended, one.said()).toBe(1);
			expect(one.said()).toMatch(/Redis at redis:\/\/127\.0\.0\.1:9 is not available: .*ECONNREFUSED.*\. Start it, or check --queue/);
			expect(one.said()).not.toMatch(/secret|^ +at /m);
		}
		await vi.waitFor(() => expect(build.said()).toContain('Waiting for machines'), { timeout: 30_000 });
		const elsewhere = startMachine(place, '--output', join(other.dist, 'client'));
		const unlike = keep(startCommand('scripts/prerender-worker.ts', ['--queue', redis.url, '--dist', place.dist], { SERVICE_WORKER: 'off' }));
		writeFileSync(join(other.dist, 'assets.json'), '{"other":1}');
		const differing = startMachine(other, '--output', join(place.dist, 'client'));
		expect([await elsewhere.ended, await differing.ended, await unlike.ended]).toEqual([1, 1, 1]);
		expect(unlike.said()).toMatch(/settings that pages depend on differ from those of the build of .*: give this machine the same environment/);
		expect(elsewhere.said()).toMatch(/is not where the build of .* writes: mount its folder here, and pass it with --output/);
		expect(differing.said()).toMatch(/this machine has code \w{12}, and the build of .* has \w{12}: use the same sources on both/);
		build.process.kill('SIGINT');
		await build.ended;
		expect(build.said()).toContain('it was stopped before a machine came');
	});

	test('writes the same to storage as to a folder, loses nothing with a machine or its coordinator, and writes nothing without changes', async () => {
		using place = createWorkplace();
		await using held = await holdable();
		const build = (backendUrl = backend.url) => startBuild(place, backendUrl, '--output', `s3://${s3.bucket}/shop`);
		const first = build(held.url);
		const lost = startMachine(place);
		await held.untilStuck(25);
		lost.process.kill('SIGKILL');
		held.release();
		const machine = startMachine(place, '--idle', '20');
		await held.untilStuck(30);
		first.process.kill('SIGKILL');
		held.release();
		await first.ended;
		const second = build(held.url);
		expect(await second.ended, second.said() + machine.said()).toBe(0);
		const stored = () => s3.hashPages('shop');
		expect(stored()).toEqual(wanted);
		const again = build();
		expect(await again.ended, again.said()).toBe(0);
		expect(again.said()).toMatch(/ 0 rendered, 0 spliced/);
		await backend.db.updateTable('products').set({ visible: false }).where('id', '=', 1).execute();
		const third = build();
		expect(await third.ended, third.said()).toBe(0);
		const gone = [...wanted.keys()].filter((name) => name.includes('-proizvod-1/'));
		expect([gone.length, gone.filter((name) => stored().has(name))]).toEqual([1, []]);
		expect(await machine.ended).toBe(0);
		expect(machine.said()).toContain('No build for 20 s; this machine stops');
	}, 240_000);
});
