import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface BuiltShop {
	readonly url: string;
	/** Address of the backend with the outbox; BACKEND_URL for a shop that is already running. */
	readonly backendUrl: string;
	/** The process that serves the shop; undefined if SHOP_URL is a running shop. */
	readonly pid?: number | undefined;
	/** Where the owner of an own shop opens the account; undefined for other shops. */
	readonly firstVisit?: string | undefined;
	close(): Promise<void>;
}

/** Runs a script that opens a shop and prints the addresses of its backend and of itself; throws if it ends before it listens. */
export function startShopProcess(script: string, variables: Readonly<Record<string, string>> = {}, words: readonly string[] = []): Promise<BuiltShop> {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...words], {
		stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
		// Nobody waits a second for a mail or a paper.
		env: { JOB_INTERVAL: '100', ...withoutVitest(process.env), ...variables },
	});
	const close = async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill('SIGTERM');
		await once(child, 'exit');
	};
	const { stdout } = child;
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => reject(new Error(`The shop ended with code ${code} before it listened`)));
		let said = '';
		stdout?.on('data', (text) => {
			said += String(text);
			const [, backendUrl, url] = /^Backend: (\S+)\nShop: (\S+)$/m.exec(said) ?? [];
			if (backendUrl && url) resolve({ url, backendUrl, pid: child.pid, firstVisit: /^First visit: (\S+)$/m.exec(said)?.[1], close });
		});
	});
}

/** The test runner's variables would make the build a test build. */
function withoutVitest(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const { NODE_ENV: _mode, VITEST: _runner, ...others } = variables;
	return others;
}
