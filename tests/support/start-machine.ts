import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Machine {
	readonly process: ChildProcess;
	/** Its output so far. */
	said(): string;
	/** Its exit code once it has ended; null if a signal ended it. */
	readonly ended: Promise<number | null>;
}

/** A command of the shop as a separate process, for tests that end it. */
export function startCommand(script: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): Machine {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
		env: { ...process.env, NODE_ENV: 'production', BACKEND_TIMEOUT: '10000', ...variables },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
	return { process: child, said: () => said, ended: once(child, 'close').then(([code]) => code) };
}
