import { once } from 'node:events';
import { Agent } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { percentile } from '../run/percentile.ts';
import { openSession } from './load-requests.ts';
import { timeCall } from './time-call.ts';

/**
 * Reads a cart of a built shop every `--every` ms, in turns while no other client calls and while `--clients` search as fast as they are answered. Prints the 95th
 * percentiles of each round. Fails if the median of the busy ones is more than `--most` times that of the quiet ones (0114).
 */
const { values } = parseArgs({
	options: {
		clients: { type: 'string', default: '12' },
		rounds: { type: 'string', default: '7' },
		seconds: { type: 'string', default: '6' },
		every: { type: 'string', default: '20' },
		kind: { type: 'string', default: 'gateway' },
		most: { type: 'string', default: '3' },
	},
});

const shop = await openBuiltShop();
const agent = new Agent({ keepAlive: true });
const searching = new Worker(new URL('./search-clients.ts', import.meta.url), {
	workerData: { origin: shop.url, clients: Number(values.clients), kind: values.kind },
});
try {
	const cookie = await openSession(shop.url, await firstProduct());
	const url = new URL('/api/hapi/webshop/cart', shop.url);
	let answered: Readonly<Record<string, number>> = {};
	const readCarts = async () => {
		const took: number[] = [];
		const last = performance.now() + Number(values.seconds) * 1000;
		while (performance.now() < last) {
			const answer = await timeCall({ agent, url, headers: { cookie } });
			if (answer.status !== 200) throw new Error(`GET ${url.pathname}: ${answer.status}`);
			took.push(answer.took);
			await pause(Number(values.every));
		}
		return took;
	};
	const whileSearching = async () => {
		searching.postMessage('start');
		const took = await readCarts();
		searching.postMessage('stop');
		const [statuses] = await once(searching, 'message');
		answered = statuses;
		return took;
	};
	await whileSearching();
	const before = answered;
	const rounds: { readonly quiet: number[]; readonly busy: number[] }[] = [];
	for (let round = 0; round < Number(values.rounds); round++) rounds.push({ quiet: await readCarts(), busy: await whileSearching() });

	console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load ${loadavg()[0]?.toFixed(1)}; all on this machine`);
	console.log(`A cart read every ${values.every} ms, alone and beside ${values.clients} clients that search (${values.kind}), ${values.seconds} s each\n`);
	console.log('| round | quiet p50 | quiet p95 | busy p50 | busy p95 | ratio of p95 |\n| ---: | ---: | ---: | ---: | ---: | ---: |');
	for (const [nth, { quiet, busy }] of rounds.entries()) {
		const cells = [percentile(quiet, 50), percentile(quiet, 95), percentile(busy, 50), percentile(busy, 95)];
		console.log(`| ${nth + 1} | ${cells.map((cell) => cell.toFixed(1)).join(' | ')} | ${(percentile(busy, 95) / percentile(quiet, 95)).toFixed(2)} |`);
	}
	const quiet = median(rounds.map((round) => percentile(round.quiet, 95)));
	const busy = median(rounds.map((round) => percentile(round.busy, 95)));
	const seconds = Number(values.rounds) * Number(values.seconds);
	const searched = Object.entries(answered).map(([status, count]) => `${((count - (before[status] ?? 0)) / seconds).toFixed(0)} a second with ${status}`);
	console.log(`\nMedians: quiet ${quiet.toFixed(1)} ms, busy ${busy.toFixed(1)} ms, ratio ${(busy / quiet).toFixed(2)}; searches: ${searched.join(', ')}`);
	if (busy > quiet * Number(values.most)) process.exitCode = 1;
} finally {
	searching.postMessage('end');
	agent.destroy();
	await shop.close();
}

async function firstProduct(): Promise<string> {
	const { data } = await (await fetch(new URL('/api/hapi/catalog/products?limit=1', shop.url))).json();
	return data.items[0].shopping_cart_code;
}

function median(numbers: readonly number[]): number {
	return percentile(numbers, 50);
}
