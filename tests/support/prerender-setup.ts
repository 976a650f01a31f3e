import { type ChildProcess, execFile } from 'node:child_process';
import { cpSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { inject } from 'vitest';

/**
 * An embedded backend in memory with a demo catalog: a copy of the one of `provide-built-demo.ts`, or a new one with `products` products. Its clock
 * stands still, because a calendar door that opens at midnight would make two builds differ.
 */
export async function startDemoBackend(products?: number): Promise<RunningBackend> {
	const { folder, now: time } = inject('demo');
	const now = new Date(time);
	const content = products === undefined ? { image: await openAsBlob(join(folder, 'database.tar')) } : { seed: demoSeed(products, now) };
	return startBackend({ dataDir: null, port: 0, now: () => now, ...content });
}

export interface Workplace extends Disposable {
	/** Contains `client/`, `server/` and `assets.json`. */
	readonly dist: string;
	readonly cache: string;
	/** Runs the prerender command; returns exit code and output. */
	run(backendUrl: string, ...args: string[]): Promise<{ code: number; output: string }>;
	/** Starts it, for tests that end it. */
	start(backendUrl: string, ...args: string[]): ChildProcess;
}

/** A copy of the build to prerender into. It is inside the project, so that the build finds its packages. */
export function createWorkplace(): Workplace {
	const folder = mkdtempSync(join(process.cwd(), '.cache', 'prerender-test-'));
	const [dist, cache] = [join(folder, 'dist'), join(folder, 'cache')];
	cpSync('dist/server', join(dist, 'server'), { recursive: true });
	cpSync('dist/assets.json', join(dist, 'assets.json'));
	cpSync('dist/client/assets', join(dist, 'client/assets'), { recursive: true });
	const start = (backendUrl: string, args: readonly string[], done?: (code: number, output: string) => void) => {
		const places = ['--backend', backendUrl, '--dist', dist, '--cache', cache, '--workers', '1'];
		const command = ['--disable-warning=ExperimentalWarning', 'scripts/prerender.ts', ...places, ...args];
		const env = {
			...process.env,
			NODE_ENV: 'production',
			BACKEND_TIMEOUT: '1000',
			TMPDIR: tmpdir(),
			NODE_COMPILE_CACHE: join(inject('demo').folder, 'compiled'),
		};
		return execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
			done?.(typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout + stderr),
		);
	};
	return {
		...{ dist, cache },
		run: (backendUrl, ...args) => new Promise((resolve) => start(backendUrl, args, (code, output) => resolve({ code, output }))),
		start: (backendUrl, ...args) => start(backendUrl, args),
		[Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
	};
}

/** The same with the pages and the cache of a complete build of the shop of `startDemoBackend()`. */
export function createBuiltWorkplace(): Workplace {
	const place = createWorkplace();
	const { folder } = inject('demo');
	cpSync(join(folder, 'dist'), place.dist, { recursive: true, preserveTimestamps: true });
	cpSync(join(folder, 'cache'), place.cache, { recursive: true, preserveTimestamps: true });
	return place;
}
