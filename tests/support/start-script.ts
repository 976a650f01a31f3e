import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunningScript extends AsyncDisposable {
	readonly url: string;
	/** Its output so far, stdout and stderr. */
	said(): string;
}

/** Runs a script as a process until it prints `Listening: <address>`. Throws with its output if it ends first. */
export async function startScript(args: readonly string[], variables: Readonly<Record<string, string>>): Promise<RunningScript> {
	const { VITEST: _runner, VITEST_MODE: _mode, ...env } = process.env;
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...env, ...variables },
	});
	let said = '';
	const url = await new Promise<string>((resolve, reject) => {
		const take = (text: unknown) => {
			said += String(text);
			const [, address] = /^Listening: (\S+)$/m.exec(said) ?? [];
			if (address) resolve(new URL(address).origin);
		};
		child.stdout.on('data', take);
		child.stderr.on('data', take);
		child.once('exit', (code) => reject(new Error(`${args[0]} ended with code ${code}: ${said}`)));
	});
	return {
		url,
		said: () => said,
		async [Symbol.asyncDispose]() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			child.kill('SIGTERM');
			await once(child, 'exit');
		},
	};
}
