import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface BackendProcess {
	readonly url: string;
	/** Ends it with a signal, and waits for its exit. */
	end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface Place {
	readonly dataDir: string;
	readonly databaseUrl: string | null;
	/** Settings besides those of this process. */
	readonly env?: Readonly<Record<string, string>>;
}

/** Starts the embedded backend on a folder or a database, as a process that can be killed. */
export async function startFixtureBackend({ dataDir, databaseUrl, env }: Place): Promise<BackendProcess> {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tests/support/run-fixture-backend.ts', dataDir, databaseUrl ?? ''], {
		stdio: ['ignore', 'pipe', 'inherit'],
		env: { ...process.env, ...env },
	});
	return {
		url: await addressOf(child),
		async end(signal) {
			if (child.exitCode !== null || child.signalCode !== null) return;
			child.kill(signal);
			await once(child, 'exit');
		},
	};
}

function addressOf(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => reject(new Error(`The backend ended with code ${code} before it listened`)));
		child.stdout?.on('data', (text) => {
			const url = /^Backend: (\S+)$/m.exec(String(text))?.[1];
			if (url) resolve(url);
		});
	});
}
