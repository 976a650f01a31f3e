import { spawn } from 'node:child_process';
import { type MemoryUse, watchMemory } from './process-memory.ts';

export interface ChildResult extends MemoryUse {
	readonly pages: number;
	readonly rendered: number;
	/** Pages that were put into another template without React. */
	readonly spliced: number;
	readonly failures: number;
	readonly seconds: number;
	/** CPU seconds, user and system, all threads. */
	readonly cpu: number;
	readonly spent: Readonly<Record<string, number>>;
}

/** Runs a script that prints one line of JSON, and samples the memory of its process tree. */
export async function runChild(script: string, args: readonly string[]): Promise<ChildResult> {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => {
		output += chunk.toString();
	});
	const stopWatching = watchMemory(child);
	const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
	const memory = stopWatching();
	if (code !== 0) throw new Error(`${script} ended with code ${code}: ${output.slice(-2000)}`);
	return { ...JSON.parse(output.trim().split('\n').at(-1) ?? ''), ...memory };
}
