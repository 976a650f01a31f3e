import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Program {
	/** The Node binary that runs it. */
	readonly node: string;
	readonly cwd: string;
	readonly env: Readonly<Record<string, string>>;
}

export interface RunningProgram {
	readonly url: string;
	/** Stops it with SIGTERM, as a service manager does. Throws if its exit code is not 0. */
	stop(): Promise<void>;
	/** Kills it. */
	kill(): void;
}

/** Milliseconds that a program has to start, and to stop. */
const PATIENCE = 180_000;

/** Starts a program and waits until it prints its address. Throws with its output if it exits before. */
export async function startProgram(args: readonly string[], { node, cwd, env }: Program): Promise<RunningProgram> {
	const child = spawn(node, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
	const ended = once(child, 'exit');
	let output = '';
	const url = await new Promise<string>((resolve, reject) => {
		const giveUp = (how: string) => reject(new Error(`node ${args.join(' ')} ${how}:\n${output}`));
		const timer = setTimeout(() => {
			child.kill('SIGKILL');
			giveUp(`did not listen within ${PATIENCE / 1000} s`);
		}, PATIENCE);
		const take = (text: unknown) => {
			output += String(text);
			const [, address] = /^(?:Backend|Shop): (\S+)$/m.exec(output) ?? [];
			if (address === undefined) return;
			clearTimeout(timer);
			resolve(new URL(address).origin);
		};
		child.stdout.on('data', take);
		child.stderr.on('data', take);
		void ended.then(([code]) => {
			clearTimeout(timer);
			giveUp(`ended with code ${code}`);
		});
	});
	return {
		url,
		async stop() {
			child.kill('SIGTERM');
			const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
			const [code] = await ended;
			clearTimeout(timer);
			if (code !== 0) throw new Error(`node ${args.join(' ')} ended with code ${code} when it was stopped:\n${output}`);
		},
		kill: () => void child.kill('SIGKILL'),
	};
}
