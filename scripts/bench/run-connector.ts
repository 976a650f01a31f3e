import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processCpuSeconds } from './process-cpu.ts';
import { peakMegabytes } from './process-memory.ts';

interface ConnectorRun {
	/** The merchant's file. */
	readonly file: string;
	readonly command: 'once' | 'compare';
	readonly env: Readonly<Record<'ENGINE_URL' | 'SHOP_URL' | 'SHOP_KEY' | 'STATE_FILE', string>>;
}

/** One round of a connector in a process of its own: seconds, CPU seconds, and peak memory in MB. Throws if the round fails. */
export async function runConnector({ file, command, env }: ConnectorRun): Promise<{ readonly seconds: number; readonly peak: number; readonly cpu: number }> {
	const started = performance.now();
	const args = ['--disable-warning=ExperimentalWarning', 'packages/connector/main.ts', file, command];
	const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
	let [peak, cpu] = [0, 0];
	const timer = setInterval(() => {
		peak = Math.max(peak, peakMegabytes(child.pid ?? 0));
		cpu = Math.max(cpu, processCpuSeconds(child.pid ?? 0).own);
	}, 100);
	const [code] = await once(child, 'exit');
	clearInterval(timer);
	if (code !== 0) throw new Error(`The connector ended with ${code}`);
	return { seconds: (performance.now() - started) / 1000, peak, cpu };
}
