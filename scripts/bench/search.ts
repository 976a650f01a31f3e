import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { type JudgedProduct, type JudgedSearch, judgeProduct, judgeSearch, readSearchLists } from '#tests/support/search-lists.ts';
import { withCalls } from '#tests/support/start-test-backend.ts';

/**
 * Searches the demo for the wordings of tests/search-lists: how many of each list are found, which are missed and why, and the processor time of a search.
 * `--list a` and `--lang hr` choose lists; `--missed a,b` prints the misses of these (by default of a and d to g, the only lists that the search may be tuned on).
 */
const { values } = parseArgs({
	options: {
		list: { type: 'string' },
		lang: { type: 'string' },
		missed: { type: 'string', default: 'a,d,e,f,g' },
		products: { type: 'string', default: '2000' },
		rounds: { type: 'string', default: '3' },
	},
});

const seed = demoSeed(Number(values.products), new Date('2026-11-21T10:00:00Z'));
const products = [...seed.catalog.products];
const byCode = new Map(products.map((product): [string, JudgedProduct] => [product.code, product]));
const chosen = readSearchLists().filter(({ list, lang }) => (values.list ?? list) === list && (values.lang ?? lang) === lang);
for (const { list, lang, searches } of chosen) {
	const impossible = searches.filter((search) => search.sold !== false && !products.some((product) => judgeProduct(search, product) === null));
	for (const { text } of impossible) console.error(`${list} ${lang}: no product of the demo is what "${text}" asks for`);
}

const backend = await withCalls(
	await startBackend({
		...{ host: '127.0.0.1', port: 0, databaseUrl: null, dataDir: null, jwtSecret: 'bench', siteUrl: 'https://titraj.example' },
		seed: { ...seed, catalog: { ...seed.catalog, products } },
	}),
	async () => {},
);
try {
	const token = await backend.newToken();
	const find = async (lang: string, { text, order }: JudgedSearch) => {
		const query = new URLSearchParams({ search_q: text, limit: order === undefined ? '3' : '12', mode: 'card', facets: 'true' });
		const { body } = await backend.send(`${endpoints._get_hapi_catalog_products.path}?${query}`, {
			headers: { authorization: `Bearer ${token}`, 'base-lang': lang },
		});
		return readFound(body);
	};
	const rows: string[] = [];
	for (const { list, lang, searches } of chosen) {
		let right = 0;
		for (const search of searches) {
			const { codes, total } = await find(lang, search);
			const found = codes.flatMap((code) => byCode.get(code) ?? []);
			const wrong = judgeSearch(search, found, total);
			if (wrong === null) right++;
			else if (values.missed.split(',').includes(list)) console.log(`${list} ${lang} | ${search.text} | ${wrong}`);
		}
		rows.push(`| ${list} | ${lang} | ${right} | ${searches.length} | ${((right / searches.length) * 100).toFixed(0)} % |`);
	}
	console.log(`\n| list | language | found | of | share |\n| --- | --- | ---: | ---: | ---: |\n${rows.join('\n')}`);

	const all = chosen.flatMap(({ lang, searches }) => searches.map((search) => ({ lang, search })));
	const times: number[] = [];
	for (let round = 0; round < Number(values.rounds); round++) {
		const before = process.cpuUsage();
		for (const { lang, search } of all) await find(lang, search);
		const { user, system } = process.cpuUsage(before);
		times.push((user + system) / 1000 / all.length);
	}
	console.log(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load ${loadavg()[0]?.toFixed(1)}; ${products.length} products`);
	console.log(
		`Processor time of a search with filters, request and answer included: ${times.map((time) => time.toFixed(1)).join(', ')} ms (${all.length} searches a round)`,
	);
} finally {
	await backend.close();
}

function readFound(body: unknown): { codes: string[]; total: number } {
	const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
	if (typeof data !== 'object' || data === null || !('items' in data) || !Array.isArray(data.items) || !('total' in data)) {
		throw new Error(`No answer: ${JSON.stringify(body)}`);
	}
	return { codes: data.items.map(({ code }: { code: string }) => code), total: Number(data.total) };
}
