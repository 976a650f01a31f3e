import { parseArgs } from 'node:util';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startBackendProcess } from '../run/start-backend-process.ts';
import { prepareCatalog } from './prepare-catalog.ts';
import { RANKING_QUERIES } from './ranking-queries.ts';
import { REAL_FEED } from './real-feed.ts';

/** Runs forty searches on the imported catalog and counts those with the expected product among the first three results; fails if they are fewer than `--least`. */
const { values } = parseArgs({
	options: {
		data: { type: 'string' },
		products: { type: 'string', default: '43926' },
		source: { type: 'string', default: REAL_FEED },
		least: { type: 'string', default: '36' },
	},
});

const dataDir = values.data ?? (await prepareCatalog({ products: Number(values.products), source: values.source }));
const backend = await startBackendProcess({ port: 0, dataDir, products: 0, siteUrl: 'http://localhost:8888' });
try {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'localhost', lang: 'hr' }));
	let found = 0;
	for (const [query, expected] of RANKING_QUERIES) {
		const { items } = unwrap(await client.call('_get_hapi_catalog_products', { search_q: query, limit: 3 }));
		const titles = items.map(({ title }) => title);
		if (titles.some((title) => expected.test(title))) found += 1;
		else console.log(`${query}: ${titles.join(' · ') || 'nothing'}`);
	}
	console.log(`${found} of ${RANKING_QUERIES.length} searches have their product among the first three`);
	if (found < Number(values.least)) process.exitCode = 1;
} finally {
	await backend.stop();
}
