import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BackendStarted, parseBackendStarted } from '@titraj/contract/backend-started.ts';
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from './memory-settings.ts';

export interface BackendProcess extends BackendStarted {
	/** Resolves when the process has ended, with a description of how. */
	readonly ended: Promise<string>;
	stop(): Promise<void>;
}

export interface BackendOptions {
	/** 0 for any free port. */
	readonly port: number;
	readonly dataDir: string;
	/** Number of demo products; null for a merchant's own shop. */
	readonly products: number | null;
	/** Migrates the data of an older version without a recent backup. */
	readonly withoutBackup?: boolean;
	/** Public origin of the shop. */
	readonly siteUrl: string;
	/** Called with each line of the backend's log. */
	readonly onLine?: (line: string) => void;
}

/** Number of log lines in the error if the backend does not start. */
const LAST_LINES = 20;

/**
 * Starts the embedded backend as a separate process (D1: the storefront speaks HTTP to it) and waits until it listens. Throws with the last
 * lines of its log if it exits first. It exits with this process, because its IPC channel closes.
 */
export async function startBackendProcess({ port, dataDir, products, siteUrl, withoutBackup = false, onLine }: BackendOptions): Promise<BackendProcess> {
	const kind = products === null ? ['--empty'] : ['--demo', '--products', String(products)];
	const child = spawn(
		process.execPath,
		[...MEMORY_OPTIONS, 'packages/backend/main.ts', '--port', String(port), '--data', dataDir, ...kind, ...(withoutBackup ? ['--no-backup'] : [])],
		{
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
			env: { ...MEMORY_ENVIRONMENT, ...process.env, SITE_URL: siteUrl },
		},
	);
	const ended = howItEnds(child);
	const last: string[] = [];
	const started = new Promise<BackendStarted>((resolve) => {
		child.on('message', (message) => {
			const parsed = parseBackendStarted(message);
			if (parsed) resolve({ ...parsed, url: new URL(parsed.url).origin });
		});
	});
	const take = (line: string) => {
		last.push(line);
		if (last.length > LAST_LINES) last.shift();
		onLine?.(line);
	};
	const streams = [child.stdout, child.stderr].map(async (input) => {
		if (input) for await (const line of createInterface({ input })) take(line);
	});
	const failed = ended.then(async (how) => {
		await Promise.all(streams);
		throw new Error(`The backend ${how} before it listened:\n${last.join('\n')}`);
	});
	return { ...(await Promise.race([started, failed])), ended, stop: () => stop(child) };
}

async function howItEnds(child: ChildProcess): Promise<string> {
	const kill = () => void child.kill('SIGTERM');
	process.once('exit', kill);
	const [code, signal] = await once(child, 'exit');
	process.off('exit', kill);
	return signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	if (child.connected) child.disconnect();
	else child.kill('SIGTERM');
	await ended;
}
