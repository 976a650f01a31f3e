import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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

const SAMPLE_MILLISECONDS = 100;

/** Runs a script that prints one line of JSON, and samples the memory of its process tree meanwhile. */
export async function runChild(script: string, args: readonly string[]): Promise<ChildResult> {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => {
		output += chunk.toString();
	});
	let peak = 0;
	const sampling = setInterval(() => {
		if (child.pid !== undefined) peak = Math.max(peak, residentOfTree(child.pid));
	}, SAMPLE_MILLISECONDS);
	const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
	clearInterval(sampling);
	if (code !== 0) throw new Error(`${script} ended with code ${code}: ${output.slice(-2000)}`);
	return { ...JSON.parse(output.trim().split('\n').at(-1) ?? ''), peakMegabytes: Math.round(peak / 1024) };
}

/** Kilobytes that a process and its descendants hold; 0 where /proc does not tell. */
function residentOfTree(root: number): number {
	const parents = new Map<number, number>();
	for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), fieldOf(Number(name), /^PPid:\s+(\d+)/m));
	const inTree = (pid: number): boolean => pid === root || (parents.has(pid) && (parents.get(pid) ?? 0) > 1 && inTree(parents.get(pid) ?? 0));
	let sum = 0;
	for (const pid of parents.keys()) if (inTree(pid)) sum += fieldOf(pid, /^VmRSS:\s+(\d+)/m);
	return sum;
}

function fieldOf(pid: number, pattern: RegExp): number {
	try {
		return Number(pattern.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
	} catch {
		return 0;
	}
}
