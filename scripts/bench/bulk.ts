import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { processCpuSeconds } from './process-cpu.ts';
import { forgetPeak, peakMegabytes } from './process-memory.ts';
import { seededRandom } from './seeded-random.ts';

/** Sends products to the merchant API in bulk calls: creates them, changes price and stock of each, and sends the same changes again. Prints time, CPU time and memory of the backend. */
const { values } = parseArgs({ options: { products: { type: 'string', default: '44000' } } });
const products = Number(values.products);
const dataDir = '.data/bench-bulk';

rmSync(dataDir, { recursive: true, force: true });
const created = spawnSync(process.execPath, ['packages/backend/main-key.ts', 'create', '--name', 'bench', '--scopes', 'products:write', '--data', dataDir], {
	encoding: 'utf8',
});
if (created.status !== 0) throw new Error(`Creating a key failed: ${created.stderr}`);
const key = created.stdout.trim();
const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888' });
try {
	const pid = Number(readFileSync(join(dataDir, 'backend.lock'), 'utf8').split(' ')[0]);
	console.log(
		`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${new Date().toISOString().slice(0, 10)}; ${products} products, embedded database\n`,
	);
	console.log(`| bulk call | seconds | CPU s of the backend | rows/s | peak MB | outcome |\n| --- | ---: | ---: | ---: | ---: | --- |`);
	const random = seededRandom(7);
	const changes = Array.from({ length: products }, (_, index) => toChange(index, random));
	for (const [name, row] of [
		['new products', toNew],
		['price and stock of each', (index: number) => changes[index]],
		['the same again', (index: number) => changes[index]],
	] as const) {
		forgetPeak(pid);
		const before = processCpuSeconds(pid).own;
		const started = performance.now();
		const outcome = await send(Array.from({ length: products }, (_, index) => `${JSON.stringify(row(index))}\n`).join(''));
		const seconds = (performance.now() - started) / 1000;
		const cpu = processCpuSeconds(pid).own - before;
		console.log(`| ${name} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${(products / seconds).toFixed(0)} | ${peakMegabytes(pid)} | ${outcome} |`);
	}
} finally {
	await backend.stop();
	rmSync(dataDir, { recursive: true, force: true });
}

/** Returns the last line of the response. */
async function send(body: string): Promise<string> {
	const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' };
	const response = await fetch(`${backend.url}/merchant/v1/bulk/products`, { method: 'POST', headers, body });
	const text = await response.text();
	if (!response.ok) throw new Error(`The bulk call returned ${response.status}: ${text}`);
	return `\`${text.trimEnd().split('\n').at(-1)}\``;
}

function toNew(index: number) {
	return {
		sku: `B-${index}`,
		title: `Slušalice s mikrofonom ${index}`,
		manufacturer: `Proizvođač ${index % 300}`,
		category_path: ['Elektronika', `Odjel ${index % 12}`, `Polica ${index % 60}`],
		description: '<p>Opis proizvoda od nekoliko rečenica. Stoji na stranici proizvoda.</p>',
		attributes: [
			{ name: 'Masa', value: 100 + (index % 50), unit: 'g' },
			{ name: 'Boja', value: ['crna', 'bijela', 'siva'][index % 3] ?? 'crna', highlight: true },
			{ name: 'Bežične', value: index % 2 === 0 },
		],
		price: { amount: `${20 + (index % 400)}.90`, currency: 'EUR', vat_included: true },
		stock: { quantity: index % 40 },
	};
}

/** A new price for every product, and a sale price for a tenth of them. */
function toChange(index: number, random: () => number) {
	const amount = `${21 + (index % 400)}.${String(Math.floor(random() * 90) + 10)}`;
	const sale = random() < 0.1 ? { amount: `${15 + (index % 400)}.50` } : null;
	return { sku: `B-${index}`, price: { amount, currency: 'EUR', vat_included: true, sale }, stock: { quantity: Math.floor(random() * 50) } };
}
