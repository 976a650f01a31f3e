import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { endedChildrenSeconds } from './process-cpu.ts';
import { watchMemory } from './process-memory.ts';
import { REAL_FEED } from './real-feed.ts';

/**
 * Imports a feed of real products with the command that merchants use: into a new shop, then the same feed again. Prints time, CPU time and peak memory of the process
 * and its children. With `DATABASE_URL`, which must be an empty database, products go to that server, whose own time and memory are not counted.
 */
const { values } = parseArgs({
	options: {
		source: { type: 'string', default: REAL_FEED },
		map: { type: 'string', default: 'docs/examples/opendb.map.json' },
		data: { type: 'string', default: '.data/bench-import' },
	},
});
if (!existsSync(values.source)) throw new Error(`${values.source} does not exist: pass a feed with --source, and its mapping with --map.`);
const report = `${values.data}.report.csv`;

rmSync(values.data, { recursive: true, force: true });
console.log(
	`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${new Date().toISOString().slice(0, 10)}; ${process.env['DATABASE_URL'] ? 'Postgres server' : 'embedded database'}\n`,
);
console.log('| step | seconds | CPU s | peak MB | outcome |\n| --- | ---: | ---: | ---: | --- |');
try {
	await measure('new shop', ['packages/backend/main-key.ts', 'list', '--data', values.data]);
	const command = ['packages/backend/main-import.ts', values.source, '--map', values.map, '--report', report, '--data', values.data];
	await measure('new products', command);
	await measure('the same again', command);
} finally {
	rmSync(values.data, { recursive: true, force: true });
	rmSync(report, { force: true });
}

async function measure(step: string, args: readonly string[]): Promise<void> {
	const [started, cpu] = [performance.now(), endedChildrenSeconds()];
	const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
	const stopWatching = watchMemory(child);
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => {
		output += chunk.toString();
	});
	const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
	const [seconds, spent] = [(performance.now() - started) / 1000, endedChildrenSeconds() - cpu];
	const outcome = output.split('\n').find((line) => /^\d+ products:/.test(line)) ?? `ended with ${code}`;
	console.log(`| ${step} | ${seconds.toFixed(1)} | ${spent.toFixed(1)} | ${stopWatching().peakMegabytes} | ${outcome} |`);
}
