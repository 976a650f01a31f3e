import { beforeAll, describe, expect, inject, test } from 'vitest';
import { seededRandom } from '#scripts/bench/seeded-random.ts';
import { readDocument, toWords } from '#tests/support/read-document.ts';

const PAGES = 200;
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const SHOPPER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
/** Pages that are not in the sitemap. */
const UNLISTED = ['/trazi/', '/webshop/kosarica/', '/moj-racun/prijava/', '/proizvodi/monitori/?page=1'];
const HIDDEN = ['/rodendan-trgovine/', '/nema-takve-stranice/', '/error/500/'];

interface Pair {
	readonly path: string;
	readonly shopper: string;
	readonly crawler: string;
}
let pairs: readonly Pair[];
let statuses: readonly (readonly [path: string, crawler: number, shopper: number])[];

const get = (path: string, agent: string) => fetch(new URL(path, inject('shopUrl')), { headers: { 'user-agent': agent } });
const read = async (path: string, agent: string) => (await get(path, agent)).text();

beforeAll(async () => {
	const index = await read('/sitemap.xml', SHOPPER);
	const sitemaps = await Promise.all(addressesOf(index).map((path) => read(path, SHOPPER)));
	const paths = sitemaps.flatMap(addressesOf);
	const random = seededRandom(6);
	const drawn = paths
		.map((path) => [random(), path] as const)
		.toSorted(([a], [b]) => a - b)
		.slice(0, PAGES)
		.map(([, path]) => path);
	const loaded: Pair[] = [];
	for (const path of [...drawn, ...UNLISTED]) loaded.push({ path, shopper: await read(path, SHOPPER), crawler: await read(path, CRAWLER) });
	pairs = loaded;
	statuses = await Promise.all(HIDDEN.map(async (path) => [path, (await get(path, CRAWLER)).status, (await get(path, SHOPPER)).status] as const));
}, 180_000);

const addressesOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Paths of the pages that break a rule. */
const breaking = (isGood: (pair: Pair) => boolean): string[] => pairs.filter((pair) => !isGood(pair)).map(({ path }) => path);

describe('documents for crawlers', () => {
	test('two hundred pages of the sitemap are compared', () => {
		expect(pairs.length).toBeGreaterThanOrEqual(PAGES);
	});

	test.each(['title', 'canonical', 'robots', 'description', 'h1', 'data', 'prices', 'main', 'links'] as const)('the %s is that of the public page', (name) => {
		expect(breaking(({ shopper, crawler }) => JSON.stringify(readDocument(shopper)[name]) === JSON.stringify(readDocument(crawler)[name]))).toEqual([]);
	});

	test('each has a title, one heading and text', () => {
		const isWhole = ({ crawler }: Pair) => {
			const { title, h1, main } = readDocument(crawler);
			return title !== '' && h1.length === 1 && main.length > 20;
		};
		expect(breaking(isWhole)).toEqual([]);
	});

	test('none has scripts, dialogs, a consent banner or data of the client', () => {
		const isReduced = ({ crawler }: Pair) => !/<script(?! type="application\/ld\+json")|<dialog|modulepreload|data-consent|vike_pageContext/.test(crawler);
		expect(breaking(isReduced)).toEqual([]);
	});

	test('header and footer are the same on every page, so they hide no content of a page', () => {
		const around = pairs.map(({ crawler }) => toWords(/<body>.*<\/body>/s.exec(crawler)?.[0].replace(/<main[\s>].*<\/main>/s, '') ?? ''));
		expect(new Set(around).size).toBe(1);
		expect(around[0]).not.toBe('');
	});

	test('hidden content is a 404 for crawlers too', () => {
		expect(statuses).toEqual(HIDDEN.map((path) => [path, 404, 404]));
	});
});
