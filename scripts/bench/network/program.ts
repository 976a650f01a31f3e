import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { CpuGroup } from './cpu-group.ts';

/** A running program in a network namespace and a group of processes. */
export interface Program extends AsyncDisposable {
	readonly process: ChildProcess;
	/** Its output so far. */
	output(): string;
	/** Resolves with the match when its output contains `pattern`. Rejects if it ends before. */
	waitForOutput(pattern: RegExp): Promise<RegExpExecArray>;
	/** Its exit code once it has ended; null if a signal ended it. */
	readonly ended: Promise<number | null>;
}

interface Place {
	/** Name of a network namespace; by default that of this process. */
	readonly namespace?: string;
	readonly group: CpuGroup;
	readonly variables?: Readonly<Record<string, string>>;
}

/** Starts a program. Disposing of it kills it. */
export function startProgram(command: readonly string[], { namespace, group, variables = {} }: Place): Program {
	const inside = namespace === undefined ? command : ['ip', 'netns', 'exec', namespace, ...command];
	const child = spawn('sh', ['-c', `${group.join} && exec "$@"`, 'sh', ...inside], {
		env: { ...process.env, ...variables },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const ended = once(child, 'close').then(([code]): number | null => code);
	const kill = () => void child.kill('SIGKILL');
	process.once('exit', kill);
	void ended.then(() => process.off('exit', kill));
	let output = '';
	const waiting = new Set<() => void>();
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (text) => {
			output += String(text);
			for (const check of waiting) check();
		});
	return {
		...{ process: child, ended, output: () => output },
		waitForOutput(pattern) {
			const found = new Promise<RegExpExecArray>((resolve) => {
				const check = () => {
					const match = pattern.exec(output);
					if (!match) return;
					waiting.delete(check);
					resolve(match);
				};
				waiting.add(check);
				check();
			});
			const failed = ended.then((code) => {
				throw new Error(`${command.join(' ')} ended with ${code} before it printed ${pattern}:\n${output.slice(-2000)}`);
			});
			failed.catch(() => undefined);
			return Promise.race([found, failed]);
		},
		async [Symbol.asyncDispose]() {
			kill();
			await ended;
		},
	};
}
