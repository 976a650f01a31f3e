import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { processCpuSeconds } from './process-cpu.ts';
import { forgetPeak, peakMegabytes } from './process-memory.ts';

/**
 * Mirrors an engine into a new shop by a connector in its own process: all products, a full comparison without changes, and new prices of some. The engine answers from
 * memory in this process. Prints time, and CPU time and memory of connector and backend.
 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '44000' }, prices: { type: 'string', default: '10000' } } });
const [products, prices] = [Number(values.products), Number(values.prices)];
const dataDir = '.data/bench-connector';
/** Products per page of the engine. */
const PAGE = 500;

interface Row {
	readonly sku: string;
	readonly title: string;
	readonly price: string;
	readonly stock: number;
	readonly at: number;
}

const rows = new Map<string, Row>();
let clock = 0;
const put = (index: number, price: string) => {
	clock += 1;
	rows.set(`C-${index}`, { sku: `C-${index}`, title: `Slušalice s mikrofonom ${index}`, price, stock: index % 40, at: clock });
};

rmSync(dataDir, { recursive: true, force: true });
const scopes = 'products:read,products:write,orders:read,orders:write';
const created = spawnSync(process.execPath, ['packages/backend/main-key.ts', 'create', '--name', 'bench', '--scopes', scopes, '--data', dataDir], {
	encoding: 'utf8',
});
if (created.status !== 0) throw new Error(`Creating a key failed: ${created.stderr}`);
const engine = await startEngine();
process.env['MERCHANT_CALLS_PER_MINUTE'] = '100000';
const backend = await startBackendProcess({ port: 0, dataDir, products: null, siteUrl: 'http://localhost:8888' });
try {
	const pid = Number(readFileSync(join(dataDir, 'backend.lock'), 'utf8').split(' ')[0]);
	console.log(
		`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${new Date().toISOString().slice(0, 10)}; ${products} products, embedded database\n`,
	);
	console.log('| round | seconds | CPU s connector | CPU s backend | peak MB connector | peak MB backend |\n| --- | ---: | ---: | ---: | ---: | ---: |');
	for (let index = 0; index < products; index++) put(index, `${20 + (index % 400)}.90`);
	await measure('all products', { pid, command: 'once' });
	await measure('full comparison, nothing changed', { pid, command: 'compare' });
	// They are read from the list of changes, page by page.
	for (let index = 0; index < prices; index++) put(index, `${21 + (index % 400)}.50`);
	await measure(`${prices} prices`, { pid, command: 'once' });
	await measure('nothing changed', { pid, command: 'once' });
} finally {
	await backend.stop();
	engine.close();
	rmSync(dataDir, { recursive: true, force: true });
}

async function measure(name: string, { pid, command }: { pid: number; command: string }): Promise<void> {
	forgetPeak(pid);
	const [before, started] = [processCpuSeconds(pid).own, performance.now()];
	const env = {
		...process.env,
		...{ ENGINE_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`, SHOP_URL: backend.url, SHOP_KEY: created.stdout.trim() },
		STATE_FILE: join(dataDir, 'connector.db'),
	};
	const args = ['--disable-warning=ExperimentalWarning', 'packages/connector/main.ts', 'tests/support/connector-kit/killed-connector.ts', command];
	const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
	const { peak, cpu } = await watch(child);
	const seconds = (performance.now() - started) / 1000;
	const spent = processCpuSeconds(pid).own - before;
	console.log(`| ${name} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${spent.toFixed(1)} | ${peak} | ${peakMegabytes(pid)} |`);
}

/** Peak memory in MB and CPU seconds of a process until it ends. */
async function watch(child: ChildProcess): Promise<{ readonly peak: number; readonly cpu: number }> {
	let [peak, cpu] = [0, 0];
	const timer = setInterval(() => {
		peak = Math.max(peak, peakMegabytes(child.pid ?? 0));
		cpu = Math.max(cpu, processCpuSeconds(child.pid ?? 0).own);
	}, 100);
	const [code] = await once(child, 'exit');
	clearInterval(timer);
	if (code !== 0) throw new Error(`The connector ended with ${code}`);
	return { peak, cpu };
}

/** The other side, without orders. */
async function startEngine(): Promise<Server> {
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '', 'http://engine');
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(url)));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return server;
}

function answer({ pathname, searchParams }: URL): unknown {
	const after = Number(searchParams.get('after'));
	if (pathname === '/products') return [...rows.values()].slice(Number(searchParams.get('from')), Number(searchParams.get('from')) + PAGE);
	if (pathname === '/fulfilments') return { events: [], cursor: '0', isLast: true };
	const changed = [...rows.values()].filter(({ at }) => at > after).toSorted((one, other) => one.at - other.at);
	const page = changed.slice(0, PAGE);
	return { products: page, cursor: String(page.at(-1)?.at ?? after), isLast: changed.length <= PAGE };
}
