import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { createBenchKey } from './bench-key.ts';
import { processCpuSeconds } from './process-cpu.ts';
import { forgetPeak, peakMegabytes } from './process-memory.ts';
import { runConnector } from './run-connector.ts';
import { serveEngine } from './serve-engine.ts';

/**
 * Mirrors an engine into a new shop by a connector in its own process: all products, a full comparison without changes, and new prices of some. The engine answers from
 * memory in this process. Prints time, and CPU time and memory of connector and backend.
 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '44000' }, prices: { type: 'string', default: '10000' } } });
const [products, prices] = [Number(values.products), Number(values.prices)];
const dataDir = '.data/bench-connector';

rmSync(dataDir, { recursive: true, force: true });
const key = createBenchKey(dataDir, 'products:read,products:write,orders:read,orders:write');
const engine = await serveEngine();
const put = (index: number, price: string) => engine.put({ sku: `C-${index}`, title: `Slušalice s mikrofonom ${index}`, price, stock: index % 40 });
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

async function measure(name: string, { pid, command }: { pid: number; command: 'once' | 'compare' }): Promise<void> {
	forgetPeak(pid);
	const before = processCpuSeconds(pid).own;
	const env = { ENGINE_URL: engine.url, SHOP_URL: backend.url, SHOP_KEY: key, STATE_FILE: join(dataDir, 'connector.db') };
	const { seconds, cpu, peak } = await runConnector({ file: 'tests/support/connector-kit/killed-connector.ts', command, env });
	const spent = processCpuSeconds(pid).own - before;
	console.log(`| ${name} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${spent.toFixed(1)} | ${peak} | ${peakMegabytes(pid)} |`);
}
