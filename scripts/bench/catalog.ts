import { parseArgs } from 'node:util';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { percentile } from '../run/percentile.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { drawQueries } from './draw-queries.ts';
import { prepareCatalog } from './prepare-catalog.ts';
import { RANKING_QUERIES } from './ranking-queries.ts';
import { REAL_FEED } from './real-feed.ts';
import { timeReads } from './time-reads.ts';

/**
 * Times `--queries` seeded queries for a list with its facets over HTTP, after 200 warm-up queries, one at a time; with `--kind suggestions` the searches of the ranking table and their first four
 * letters, without a warm-up. `--backend` is the address of a running backend, for example one on a Postgres server; without it the embedded backend starts on `--data`, or on a catalog of
 * `--products`.
 */
const { values } = parseArgs({
	options: {
		backend: { type: 'string' },
		data: { type: 'string' },
		products: { type: 'string', default: '43926' },
		source: { type: 'string', default: REAL_FEED },
		queries: { type: 'string', default: '1000' },
		concurrency: { type: 'string', default: '1' },
		/** `lists` or `suggestions`. */
		kind: { type: 'string', default: 'lists' },
		/** Fields of an item: `card`, as the storefront's lists ask for, or `list`. */
		mode: { type: 'string', default: 'card' },
		seed: { type: 'string', default: '1' },
		/** Limit for the 95th percentile, in milliseconds; 50 for lists and 20 for suggestions by default. */
		bar: { type: 'string' },
	},
});

const mode = oneOf('mode', ['card', 'list'], values.mode);
const kind = oneOf('kind', ['lists', 'suggestions'], values.kind);
const BARS = { lists: '50', suggestions: '20' } as const;
const dataDir = values.backend ? '' : (values.data ?? (await prepareCatalog({ products: Number(values.products), source: values.source })));
const own = values.backend ? null : await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888' });
try {
	const client = unwrap(await connect({ baseUrl: values.backend ?? own?.url ?? '', host: 'localhost', lang: 'hr' }));
	const concurrency = Number(values.concurrency);
	const times = kind === 'lists' ? await timeLists(client, concurrency) : await timeSuggestions(client, concurrency);
	const at = (share: number): string => percentile(times, share).toFixed(1);
	console.log(
		`${times.length} ${kind}, concurrency ${values.concurrency}: p50 ${at(50)} ms, p90 ${at(90)} ms, p95 ${at(95)} ms, p99 ${at(99)} ms, most ${at(100)} ms`,
	);
	if (Number(at(95)) > Number(values.bar ?? BARS[kind])) process.exitCode = 1;
} finally {
	await own?.stop();
}

function oneOf<Name extends string>(option: string, names: readonly Name[], value: string): Name {
	const found = names.find((name) => name === value);
	if (found === undefined) throw new Error(`--${option} is ${names.join(' or ')}, not ${value}`);
	return found;
}

async function timeLists(client: ApiClient, concurrency: number): Promise<number[]> {
	const drawn = await drawQueries(client, Number(values.queries), Number(values.seed));
	const requests = drawn.map((query) => ({ ...query, mode }));
	await timeReads(client, '_get_hapi_catalog_products', { requests: requests.slice(0, 200), concurrency: 1 });
	return timeReads(client, '_get_hapi_catalog_products', { requests, concurrency });
}

function timeSuggestions(client: ApiClient, concurrency: number): Promise<number[]> {
	const requests = RANKING_QUERIES.flatMap(([text]) => [{ search_q: text }, { search_q: text.slice(0, 4) }]);
	return timeReads(client, '_get_hapi_catalog_suggestions', { requests, concurrency });
}
