import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkRedirects } from '@titraj/contract/redirects/check-redirects.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunctions } from '#scripts/cdn/make-functions.ts';
import { readRules } from '#scripts/cdn/read-rules.ts';
import { toHeadersFile } from '#scripts/prerender/publish/headers-file.ts';
import { OLD_ADDRESSES, toRedirectsFile } from '#scripts/prerender/publish/redirects-file.ts';
import { toPageDocument } from '#tests/support/bot-page.ts';
import { type CdnAnswer, createCdn, isShopPath } from '#tests/support/cdn-model.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { askAsWritten } from '#tests/support/raw-requests.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const NO_TAGS = { gtagmanager_code: '', ganalytics4_code: '', recaptcha_site_key: '' };

const TABLE = [
	{ old_path: '/?p=12', new_path: '/kupovina/dostava/', type: 301 },
	{ old_path: '/tv/?stara=1', new_path: '/stranica/', type: 301 },
	{ old_path: '/premjesteno/', new_path: '/tv/', type: 302 },
	{ old_path: '/bez-stranice/', new_path: '/tv/', type: 301 },
	{ old_path: '/stari-odjel/(.*)', new_path: '/tv/', type: 301 },
	{ old_path: '/ugaseno/', new_path: '', type: 410 },
];

const folder = temporaryFolder('cdn-', afterAll);
let shop: RunningShop;
let ask: ReturnType<typeof createCdn>;
beforeAll(async () => {
	const files = {
		'index.html': 'home',
		'tv/index.html': 'tv',
		'čaše/index.html': 'čaše',
		'stranica/index.html': toPageDocument('<main>Čaša</main>'),
		'premjesteno/index.html': 'moved',
		'ugaseno/index.html': 'gone',
		'stari-odjel/kutija/index.html': 'box',
		'404.html': 'nema',
		'assets/a.js': 'export {};',
		'start.js': 'start();',
		'sitemap.xml': '<urlset/>',
		'feeds/novosti.rss.xml': '<rss/>',
		'builds/latest.json': '{"id":"a"}',
		'builds/bots/hr-HR.json': '{"begin":"<header>for bots</header>","end":"<footer>for bots</footer>"}',
		'.vite/manifest.json': '{}',
		'.well-known/security.txt': 'Contact: mailto:sigurnost@titraj.example',
		_headers: toHeadersFile(NO_TAGS),
		_redirects: OLD_ADDRESSES + toRedirectsFile(checkRedirects(TABLE).rules, []),
	};
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	shop = await startShop({ folder, named: { page: pageFunction() } });
	await shop.db?.insertInto('redirects').values(TABLE).execute();
	const rules = await readRules({ root: process.cwd(), folder, hasFile: async (name) => name.slice(1) in files });
	ask = createCdn({ functions: await makeFunctions(rules), folder, shop: shop.url });
});
afterAll(() => shop.close());

const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const CUBOT = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT X50) Chrome/120 Mobile Safari/537.36' };

const SAME_HEADERS = [
	...['content-type', 'cache-control', 'content-security-policy', 'x-frame-options', 'x-content-type-options', 'strict-transport-security'],
	...['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'location'],
];

/** What both must answer. Error pages show the id of their request. */
const toSame = (status: number, headers: Readonly<Record<string, unknown>>, body: string) => ({
	status,
	headers: Object.fromEntries(SAME_HEADERS.map((name) => [name, headers[name]])),
	body: body.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id'),
});

interface Sent {
	readonly method?: string;
	readonly headers?: Record<string, string>;
}

test.each<[what: string, path: string, from: CdnAnswer['from'], status: number, sent?: Sent]>([
	['the homepage', '/', 'files', 200],
	['a page', '/tv/', 'files', 200],
	['a page, asked with HEAD', '/tv/', 'files', 200, { method: 'HEAD' }],
	['a page with letters beyond ASCII', '/%C4%8Da%C5%A1e/', 'files', 200],
	['a page whose path is encoded without need', '/%74v/', 'files', 200],
	['a page with a query that changes nothing', '/tv/?utm_source=a&utm_medium=b', 'files', 200],
	['a page of a phone whose manufacturer is named like a bot', '/tv/', 'files', 200, { headers: CUBOT }],
	['the file of a page by its name', '/tv/index.html', 'files', 200],
	['a page without its slash', '/tv', 'shop', 301],
	['a page without its slash, with a query', '/tv?a=1', 'shop', 301],
	['the second page of a list', '/tv/?page=2', 'shop', 404],
	['a query whose name is encoded', '/tv/?pa%67e=2', 'shop', 200],
	['search results', '/trazi/?search_q=monitor', 'shop', 200],
	['the homepage with an old address of another shop', '/?p=12', 'shop', 301],
	['the homepage with another parameter of other shops', '/?page_id=3', 'shop', 200],
	['a page with the query of a redirect', '/tv/?stara=1', 'shop', 301],
	['a redirect in the place of a page', '/premjesteno/', 'shop', 302],
	['a redirect in the place of a page, spelled with a capital', '/Premjesteno/', 'shop', 404],
	['a redirect where there is no page', '/bez-stranice/', 'missing file', 301],
	['a redirect by a pattern in the place of a page', '/stari-odjel/kutija/', 'shop', 301],
	['a page that is gone', '/ugaseno/', 'shop', 410],
	['content that is newer than the build', '/kupovina/dostava/', 'missing file', 200],
	['a missing page', '/nema/', 'missing file', 404],
	['a missing page without its slash', '/nema', 'shop', 301],
	['a missing page, asked by a bot', '/nema/', 'shop', 404, { headers: BOT }],
	['a page, asked by a bot', '/stranica/', 'shop', 200, { headers: BOT }],
	['a page without its slash, asked by a bot', '/stranica', 'shop', 301, { headers: BOT }],
	['a file, asked by a bot', '/sitemap.xml', 'files', 200, { headers: BOT }],
	['a script', '/assets/a.js', 'files', 200],
	['a script without a hash', '/start.js', 'files', 200],
	['a missing script', '/assets/b.js', 'missing file', 404],
	['a feed', '/feeds/novosti.rss.xml', 'files', 200],
	['the id of the build', '/builds/latest.json', 'files', 200],
	['.well-known', '/.well-known/security.txt', 'files', 200],
	['the headers of the platform', '/_headers', 'shop', 301],
	['the headers of the platform, encoded', '/%5fheaders', 'shop', 301],
	['the redirects of the platform with a slash', '/_redirects/', 'shop', 404],
	['a dotfile', '/.vite/manifest.json', 'shop', 404],
	['two slashes', '//tv/', 'shop', 404],
	['an encoded slash', '/tv%2F', 'shop', 404],
	['an encoded path traversal', '/..%2f..%2fetc%2fpasswd', 'shop', 404],
	['a malformed path', '/%E0%A4%A', 'shop', 404],
	['a scanner', '/wp-admin/setup.php', 'missing file', 404],
	['a call without a session', '/api/hapi/webshop/cart', 'shop', 401],
	['a shared answer', '/api/nuxtapi/labels?lang=hr', 'shop', 200],
	['a write without a session', '/api/hapi/webshop/product', 'shop', 403, { method: 'POST' }],
	['a header that only the function may set', '/tv', 'shop', 301, { headers: { 'x-index-file': 'appended' } }],
])('CDN and server answer alike: %s', async (_, path, from, status, sent = {}) => {
	const server = await askAsWritten(shop.url, path, sent);
	const { from: answered, ...cdn } = await ask(path, sent);
	expect(toSame(cdn.status, cdn.headers, cdn.body)).toEqual(toSame(server.status, server.headers, sent.method === 'HEAD' ? 'tv' : server.body.toString()));
	expect([answered, cdn.status]).toEqual([from, status]);
});

test('the distribution sends the paths of all functions to the shop', async () => {
	// The page function has no path of its own, and needs a build.
	const files = globSync('functions/*.ts').filter((file) => file !== 'functions/page.ts');
	const configs = await Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)).config.path));
	const paths = configs.flat();
	expect(paths.length).toBeGreaterThan(15);
	expect(paths.filter((path) => !isShopPath(path))).toEqual([]);
});
