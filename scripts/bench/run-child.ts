import { spawn } from 'node:child_process';
import { watchMemory } from './process-memory.ts';

export interface ChildResult {
	readonly pages: number;
	readonly rendered: number;
	/** Pages that were put into another template without React. */
	readonly spliced: number;
	readonly failures: number;
	readonly seconds: number;
	/** CPU seconds, user and system, all threads. */
	readonly cpu: number;
	/** Highest sum of resident memory of the process tree, in MB, sampled every 100 ms. */
	readonly peakMegabytes: number;
	readonly spent: Readonly<Record<string, number>>;
}

/** Runs a script that prints one line of JSON, and samples the memory of its process tree. */
export async function runChild(script: string, args: readonly string[]): Promise<ChildResult> {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => {
		output += chunk.toString();
	});
	const stopWatching = child.pid === undefined ? () => 0 : watchMemory(child.pid);
	const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
	const peakMegabytes = stopWatching();
	if (code !== 0) throw new Error(`${script} ended with code ${code}: ${output.slice(-2000)}`);
	return { ...JSON.parse(output.trim().split('\n').at(-1) ?? ''), peakMegabytes };
}
