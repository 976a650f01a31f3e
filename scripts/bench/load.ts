import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { percentile } from '../run/percentile.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { drawRequests } from './load-requests.ts';
import { processCpuSeconds } from './process-cpu.ts';
import { runLoad } from './run-load.ts';

/**
 * Puts load on the functions of a built shop for `--seconds` from this process, on the same machine, and prints results by kind of call. Fails below `--least` calls
 * per second, on any 5xx, if the 99th percentile is `--bar` ms or more, and, in runs of 10 minutes or longer, if memory grows by over 10 % after the second minute.
 */
const { values } = parseArgs({
	options: {
		seconds: { type: 'string', default: '60' },
		connections: { type: 'string', default: '16' },
		least: { type: 'string', default: '1000' },
		bar: { type: 'string', default: '50' },
	},
});

/** Minutes after which memory should no longer grow. */
const SETTLED = 2;
const GROWTH = 1.1;
const seconds = Number(values.seconds);
const shop = await openBuiltShop();
try {
	const kinds = await drawRequests(shop.url);
	const settings = { origin: shop.url, kinds, connections: Number(values.connections) };
	await runLoad({ ...settings, seconds: Math.min(10, seconds) });
	const minutes: number[] = [];
	const noting = setInterval(() => minutes.push(residentMegabytes(shop.pid)), 60_000);
	const busy = loadavg()[0] ?? 0;
	const before = spentSoFar();
	const { calls, took, failures, perKind } = await runLoad({ ...settings, seconds });
	clearInterval(noting);
	const settled = minutes[SETTLED - 1] ?? 0;
	const spent = spentSoFar().map((seconds, place) => ((seconds - (before[place] ?? 0)) * 1000) / calls);
	const memory = residentMegabytes(shop.pid);
	const at = (share: number) => percentile(took, share);
	const rate = calls / seconds;
	console.log(
		`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}; load before: ${busy.toFixed(1)}; generator and backend on the same machine`,
	);
	console.log(`${calls} calls in ${seconds} s over ${values.connections} connections: ${rate.toFixed(0)} calls/s, ${failures} of them 5xx or broken`);
	console.log(`p50 ${at(50).toFixed(1)} ms, p95 ${at(95).toFixed(1)} ms, p99 ${at(99).toFixed(1)} ms, most ${at(100).toFixed(1)} ms`);
	const [own = 0, backend = 0, generator = 0] = spent;
	const capacity = (cpus().length * 1000) / (own + backend + generator);
	console.log(
		`CPU time per call: shop ${own.toFixed(2)} ms, backend ${backend.toFixed(2)} ms, generator ${generator.toFixed(2)} ms: ${capacity.toFixed(0)} calls/s if nothing else used the machine`,
	);
	console.log(`memory of the shop's process: ${memory} MB at the end${minutes.length > 0 ? `; minute by minute ${minutes.join(', ')} MB` : ''}`);
	if (settled > 0) console.log(`at the end ${(memory / settled).toFixed(2)} times that after ${SETTLED} minutes (bar after ten minutes: ${GROWTH})`);
	console.log('');
	console.log('| call | answered from | share | calls | p99 ms |\n| --- | --- | ---: | ---: | ---: |');
	for (const { name, from, share, calls: count, p99 } of perKind)
		console.log(`| ${name} | ${from} | ${(share * 100).toFixed(0)} % | ${count} | ${p99.toFixed(1)} |`);
	const grew = settled > 0 && seconds >= 600 && memory > settled * GROWTH;
	if (rate < Number(values.least) || failures > 0 || at(99) >= Number(values.bar) || grew) process.exitCode = 1;
} finally {
	await shop.close();
}

/** CPU seconds of the shop, of its backend and of this process. */
function spentSoFar(): readonly number[] {
	const { own, children } = processCpuSeconds(shop.pid ?? 0);
	return [own, children, cpuSeconds()];
}

function residentMegabytes(pid: number | undefined): number {
	if (pid === undefined) return 0;
	return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
}
