import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '#scripts/run/free-port.ts';

export interface RunningRedis extends AsyncDisposable {
	readonly url: string;
}

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));

/** Whether Redis is installed on this machine. */
export const hasRedis = PROGRAM !== undefined;

/** A separate Redis without persistence. */
export async function startRedis(): Promise<RunningRedis> {
	const port = await freePort();
	const server = spawn(PROGRAM ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	for await (const text of server.stdout) if (/Ready to accept connections/.test(String(text))) break;
	server.stdout.resume();
	return {
		url: `redis://127.0.0.1:${port}`,
		async [Symbol.asyncDispose]() {
			server.kill('SIGKILL');
			if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
		},
	};
}
