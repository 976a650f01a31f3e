import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

interface Part {
	readonly name: string;
	/** Script of package.json. */
	readonly script: string;
	readonly whole: readonly string[];
	/** Arguments for a short run, which shows that the part works but checks no limits. */
	readonly small: readonly string[];
	/** Time limit in minutes. */
	readonly limit: number;
}

/** The gate with all that it leaves out, then checks that take too long for it. They run one after another, so that they do not disturb each other. */
const PARTS: readonly Part[] = [
	{ name: 'gate', script: 'test', whole: ['--all'], small: [], limit: 120 },
	{ name: 'faults', script: 'test:faults', whole: [], small: ['--only', '001'], limit: 30 },
	{ name: 'update', script: 'check:update', whole: [], small: ['--products', '20'], limit: 30 },
	{ name: 'containers', script: 'check:containers', whole: [], small: [], limit: 30 },
	{ name: 'load', script: 'bench:load', whole: ['--seconds', '60'], small: ['--seconds', '5', '--least', '1', '--bar', '60000'], limit: 15 },
	{ name: 'memory', script: 'bench:load', whole: ['--seconds', '600'], small: ['--seconds', '10', '--least', '1', '--bar', '60000'], limit: 25 },
	{ name: 'carts', script: 'bench:carts', whole: [], small: ['--rounds', '1', '--seconds', '2', '--most', '1000'], limit: 10 },
	{ name: 'builds', script: 'bench', whole: ['--products', '1000,11000,110000'], small: ['--products', '50', '--report', '.cache/heavy'], limit: 240 },
	{ name: 'distributed', script: 'bench:distributed', whole: ['--products', '4000'], small: ['--products', '50', '--repeats', '1', '--bar', '0'], limit: 90 },
	{ name: 'lighthouse', script: 'lighthouse', whole: ['--runs', '5'], small: ['--runs', '1', '--page', '/', '--save', '.cache/heavy'], limit: 40 },
];

const { values } = parseArgs({ options: { only: { type: 'string' }, small: { type: 'boolean', default: false } } });
const wanted = values.only?.split(',') ?? PARTS.map(({ name }) => name);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}; the parts are ${PARTS.map(({ name }) => name).join(', ')}`);

const rows: Record<string, { readonly outcome: string; readonly minutes: number }> = {};
for (const part of PARTS.filter(({ name }) => wanted.includes(name))) {
	console.log(`\n# ${part.name}\n`);
	const start = performance.now();
	const outcome = await run(part);
	rows[part.name] = { outcome, minutes: Math.round((performance.now() - start) / 6000) / 10 };
}
console.table(rows);
process.exitCode = Object.values(rows).every(({ outcome }) => outcome === 'passed') ? 0 : 1;

/** Runs a part in its own process group, so that its child processes also end at the time limit. */
async function run({ script, whole, small, limit }: Part): Promise<string> {
	const child = spawn('npm', ['run', '--silent', script, '--', ...(values.small ? small : whole)], {
		stdio: 'inherit',
		detached: true,
		env: { ...process.env, NIGHTLY: '1' },
	});
	const stop = () => end(child.pid);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
	let isLate = false;
	const timer = setTimeout(() => {
		isLate = true;
		stop();
	}, limit * 60_000);
	const [code] = await once(child, 'exit');
	clearTimeout(timer);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
	if (isLate) return `stopped after ${limit} minutes`;
	return code === 0 ? 'passed' : `failed (${code})`;
}

function end(pid: number | undefined): void {
	if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}
