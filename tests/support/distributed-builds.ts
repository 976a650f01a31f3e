import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { expect, vi } from 'vitest';
import { alterBackend } from './altered-backend.ts';
import { hashPages } from './hash-pages.ts';
import { createBuiltWorkplace, startDemoBackend, type Workplace } from './prerender-setup.ts';
import { type Machine, startCommand } from './start-machine.ts';

export interface BuiltAlone extends AsyncDisposable {
	readonly backend: RunningBackend;
	/** A complete build of one process. */
	readonly whole: Workplace;
	/** Its files. */
	readonly wanted: Map<string, string>;
}

/** A backend and its shop, built by one process: what a build over several machines has to equal. */
export async function openBuiltAlone(): Promise<BuiltAlone> {
	const backend = await startDemoBackend();
	const whole = createBuiltWorkplace();
	return {
		...{ backend, whole, wanted: hashPages(whole.dist) },
		async [Symbol.asyncDispose]() {
			whole[Symbol.dispose]();
			await backend.close();
		},
	};
}

/** The processes of one distributed build. Disposing of it kills those that still run. */
export interface Team extends AsyncDisposable {
	startBuild(backendUrl: string, ...args: string[]): Machine;
	startMachine(...args: string[]): Machine;
	/** Keeps another process to be killed. */
	keep(machine: Machine): Machine;
}

export function openTeam(
	{ dist, cache }: Workplace,
	{ queue, variables }: { readonly queue: string; readonly variables?: Readonly<Record<string, string>> },
): Team {
	const started: Machine[] = [];
	const keep = (machine: Machine): Machine => {
		started.push(machine);
		return machine;
	};
	return {
		keep,
		startBuild: (backendUrl, ...args) =>
			keep(startCommand('scripts/prerender.ts', ['--backend', backendUrl, '--dist', dist, '--cache', cache, '--queue', queue, ...args], variables)),
		startMachine: (...args) => keep(startCommand('scripts/prerender-worker.ts', ['--queue', queue, '--dist', dist, '--workers', '1', ...args], variables)),
		async [Symbol.asyncDispose]() {
			for (const { process: child } of started) child.kill('SIGKILL');
			await Promise.all(started.map(({ ended }) => ended));
		},
	};
}

export interface HeldBackend extends AsyncDisposable {
	readonly url: string;
	/** Lets the backend stop responding from a given call on; resolves when a caller waits for it. */
	untilStuck(more: number): Promise<void>;
	release(): void;
}

/** A backend that tests can hold in the middle of a build. */
export async function holdBackend(url: string): Promise<HeldBackend> {
	let [last, hangs] = [Number.POSITIVE_INFINITY, 0];
	const altered = await alterBackend(url, (path, calls) => {
		if (calls <= last || path.includes('/misc/')) return undefined;
		hangs++;
		return 'hang';
	});
	return {
		url: altered.url,
		async untilStuck(more) {
			hangs = 0;
			last = altered.calls.length + more;
			await vi.waitFor(() => expect(hangs).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
		},
		release: () => {
			last = Number.POSITIVE_INFINITY;
		},
		[Symbol.asyncDispose]: () => altered[Symbol.asyncDispose](),
	};
}

/** The manifest's pages without times and runs of their builds. */
export function pagesOf({ cache }: Workplace): unknown[] {
	const database = new DatabaseSync(join(cache, 'manifest.sqlite'), { readOnly: true });
	const rows = database.prepare('SELECT * FROM page ORDER BY path').all();
	database.close();
	return rows.map(({ rendered_at: _rendered, changed_at: _changed, run: _run, first_run: _first, ...page }) => page);
}
