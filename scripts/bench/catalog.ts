import { parseArgs } from 'node:util';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { percentile } from '../run/percentile.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { drawQueries } from './draw-queries.ts';
import { prepareCatalog } from './prepare-catalog.ts';
import { REAL_FEED } from './real-feed.ts';

/**
 * Times `--queries` seeded queries for a list with its facets over HTTP, after 200 warm-up queries, one at a time. `--backend` is the address of a running backend,
 * for example one on a Postgres server; without it the embedded backend starts on `--data`, or on a catalog of `--products`.
 */
const { values } = parseArgs({
	options: {
		backend: { type: 'string' },
		data: { type: 'string' },
		products: { type: 'string', default: '43926' },
		source: { type: 'string', default: REAL_FEED },
		queries: { type: 'string', default: '1000' },
		concurrency: { type: 'string', default: '1' },
		/** Fields of an item: `card`, as the storefront's lists ask for, or `list`. */
		mode: { type: 'string', default: 'card' },
		seed: { type: 'string', default: '1' },
		/** Limit for the 95th percentile, in milliseconds. */
		bar: { type: 'string', default: '50' },
	},
});

const mode = (['card', 'list'] as const).find((name) => name === values.mode);
if (mode === undefined) throw new Error(`--mode is card or list, not ${values.mode}`);
const dataDir = values.backend ? '' : (values.data ?? (await prepareCatalog({ products: Number(values.products), source: values.source })));
const own = values.backend ? null : await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888' });
try {
	const client = unwrap(await connect({ baseUrl: values.backend ?? own?.url ?? '', host: 'localhost', lang: 'hr' }));
	const drawn = await drawQueries(client, Number(values.queries), Number(values.seed));
	const queries = drawn.map((query) => ({ ...query, mode }));
	await ask(1, queries.slice(0, 200));
	const times = await ask(Number(values.concurrency), queries);
	const at = (share: number): string => percentile(times, share).toFixed(1);
	console.log(
		`${times.length} queries, concurrency ${values.concurrency}: p50 ${at(50)} ms, p90 ${at(90)} ms, p95 ${at(95)} ms, p99 ${at(99)} ms, most ${at(100)} ms`,
	);
	if (Number(at(95)) > Number(values.bar)) process.exitCode = 1;

	async function ask(concurrency: number, asked: typeof queries): Promise<number[]> {
		const took: number[] = [];
		const waiting = asked.values();
		const work = async () => {
			for (const query of waiting) {
				const started = performance.now();
				unwrap(await client.call('_get_hapi_catalog_products', query));
				took.push(performance.now() - started);
			}
		};
		await Promise.all(Array.from({ length: concurrency }, work));
		return took.toSorted((a, b) => a - b);
	}
} finally {
	await own?.stop();
}
