import { parseArgs } from 'node:util';
import { startBackend } from '@titraj/backend/start-backend.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { drawQueries } from './draw-queries.ts';
import { RANKING_QUERIES } from './ranking-queries.ts';

/**
 * Asks the lists in memory and the database the same seeded questions, and the searches of the ranking table with suggestions, on the Postgres server of `DATABASE_URL`.
 * Compares the answers letter by letter and fails if one differs.
 */
const { values } = parseArgs({ options: { queries: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } });
const options = { host: '127.0.0.1', port: 0, jwtSecret: 'bench', siteUrl: 'http://localhost:8888' };
await using database = await startBackend({ ...options, listsInMemory: false });
const before = measureMemory();
const started = performance.now();
await using memory = await startBackend({ ...options, listsInMemory: true });
await memory.untilListsRead();
const seconds = (performance.now() - started) / 1000;
const after = measureMemory();
console.log(`Read in ${seconds.toFixed(1)} s; ${after.arrays - before.arrays} MB of arrays and ${after.heap - before.heap} MB of heap more`);

const expected = await connectTo(database.url);
const found = await connectTo(memory.url);
const queries = await drawQueries(expected, Number(values.queries), Number(values.seed));
let different = 0;
for (const query of queries) await compare(JSON.stringify(query), (client) => client.call('_get_hapi_catalog_products', { ...query, mode: 'card' }));
const searches = RANKING_QUERIES.flatMap(([text]) => [text, text.slice(0, 4)]);
for (const search_q of searches) await compare(`suggestions for ${search_q}`, (client) => client.call('_get_hapi_catalog_suggestions', { search_q }));
console.log(`${queries.length} lists and ${searches.length} suggestions, ${different} with different answers`);
if (different > 0) process.exitCode = 1;

async function compare(name: string, ask: (client: ApiClient) => Promise<Parameters<typeof unwrap>[0]>): Promise<void> {
	const [one, other] = [JSON.stringify(unwrap(await ask(expected))), JSON.stringify(unwrap(await ask(found)))];
	if (one === other) return;
	different += 1;
	const at = [...one].findIndex((letter, place) => letter !== other[place]);
	if (different <= 10)
		console.log(`${name}\n  database: … ${one.slice(Math.max(0, at - 80), at + 120)}\n  memory:   … ${other.slice(Math.max(0, at - 80), at + 120)}`);
}

async function connectTo(baseUrl: string): Promise<ApiClient> {
	return unwrap(await connect({ baseUrl, host: 'localhost', lang: 'hr' }));
}

/** In megabytes; call node with --expose-gc to leave out what is no longer used. */
function measureMemory(): { arrays: number; heap: number } {
	globalThis.gc?.();
	const { arrayBuffers, heapUsed } = process.memoryUsage();
	return { arrays: Math.round(arrayBuffers / 1e6), heap: Math.round(heapUsed / 1e6) };
}
