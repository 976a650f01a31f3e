import { type ChildProcess, execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';

/** An embedded backend in memory with a small demo catalog, and the current build. Its clock stands still, because a calendar door that opens at midnight would make two builds differ. */
export async function startDemoBackend(products = 40): Promise<RunningBackend> {
	await buildWhenChanged();
	const now = new Date();
	return startBackend({ dataDir: null, port: 0, now: () => now, seed: demoSeed(products, now) });
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
	const start = (backendUrl: string, args: readonly string[], done?: (code: number, output: string) => void) => {
		const places = ['--backend', backendUrl, '--dist', dist, '--cache', cache, '--workers', '1'];
		const command = ['--disable-warning=ExperimentalWarning', 'scripts/prerender.ts', ...places, ...args];
		const env = { ...process.env, NODE_ENV: 'production', BACKEND_TIMEOUT: '1000', TMPDIR: tmpdir() };
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
