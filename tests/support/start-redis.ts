import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/run/free-port.ts';

export interface RunningRedis extends AsyncDisposable {
	readonly url: string;
	/** Kills it and starts it again at the same address; its data is lost unless it is kept on disk. */
	restart(): Promise<void>;
}

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));

/** Whether Redis is installed on this machine. */
export const hasRedis = PROGRAM !== undefined;

/** A separate Redis, without persistence unless `keepsData`. */
export async function startRedis({ keepsData = false } = {}): Promise<RunningRedis> {
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), 'redis-'));
	const persistence = keepsData ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
	const start = async () => {
		const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...persistence];
		const server = spawn(PROGRAM ?? '', args, { stdio: ['ignore', 'pipe', 'inherit'] });
		for await (const text of server.stdout.iterator({ destroyOnReturn: false })) if (/Ready to accept connections/.test(String(text))) break;
		server.stdout.resume();
		return server;
	};
	let server = await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		async restart() {
			await kill(server);
			server = await start();
		},
		async [Symbol.asyncDispose]() {
			await kill(server);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function kill(server: ChildProcess): Promise<void> {
	server.kill('SIGKILL');
	if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}
