/** A kind of address of the shop: an example, and the expected status and headers of the response. */
export interface RouteClass {
	readonly name: string;
	readonly path: string;
	/** One of several if it depends on the shop's settings. */
	readonly status: number | readonly number[];
	readonly method?: 'POST';
	readonly headers?: Readonly<Record<string, string>>;
	readonly wants: Readonly<Record<string, RegExp>>;
	/** Cookies that the response sets, by name, with their flags. */
	readonly cookies?: Readonly<Record<string, readonly RegExp[]>>;
	/** The response has no document, for example a redirect: fewer headers are required. */
	readonly bare?: true;
}

/** Addresses that depend on the build: hashed files, a product, a picture. */
export interface FoundAddresses {
	readonly product: string;
	readonly script: string;
	readonly style: string;
	readonly font: string;
	readonly labels: string;
	readonly picture: string;
}

const HTML = /^text\/html; charset=utf-8$/i;
const JSON_TYPE = /^application\/json/;
const PROBLEM = /^application\/problem\+json/;
const ASKED_AGAIN = /^public, max-age=0, must-revalidate$/;
const FOR_GOOD = /^public, max-age=31536000, immutable$/;
const NEVER_KEPT = /no-store/;
const LOADS_NOTHING = /^default-src 'none';/;
const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const SESSION = [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\//i, /; Max-Age=31536000/i];

/** Every kind of address: static files, functions, refused addresses. */
export function routeClasses({ product, script, style, font, labels, picture }: FoundAddresses): readonly RouteClass[] {
	const file = (name: string, path: string, type: RegExp, keeping: RegExp): RouteClass => ({
		...{ name, path, status: 200 },
		wants: {
			'content-type': type,
			'cache-control': keeping,
			...((keeping === FOR_GOOD || type === JSON_TYPE) && { 'content-security-policy': LOADS_NOTHING }),
		},
	});
	const absent = (name: string, path: string): RouteClass => ({ name, path, status: 404, wants: {} });
	return [
		file('prerendered document', product, HTML, ASKED_AGAIN),
		{ ...file('document for bots', product, HTML, /max-age=0/), headers: BOT },
		file('document on demand', '/proizvodi/monitori/?page=1', HTML, /max-age=0|no-store/),
		file('search results', '/trazi/?search_q=monitor', HTML, /max-age=0|no-store/),
		file('script', script, /^text\/javascript|^application\/javascript/, FOR_GOOD),
		file('stylesheet', style, /^text\/css/, FOR_GOOD),
		file('font', font, /^font\/woff2/, FOR_GOOD),
		file('labels', labels, /^text\/javascript|^application\/javascript/, FOR_GOOD),
		file('file without a hash', '/start.js', /^text\/javascript|^application\/javascript/, ASKED_AGAIN),
		file('stylesheet of the look', '/look.css', /^text\/css/, /max-age=60|no-store/),
		file('worker', '/sw.js', /^(text|application)\/javascript/, ASKED_AGAIN),
		file('web app manifest', '/manifest.webmanifest', /^application\/manifest\+json/, ASKED_AGAIN),
		file('offline page', '/offline.html', HTML, ASKED_AGAIN),
		file('picture', picture, /^image\/(webp|avif)$/, FOR_GOOD),
		file('build id', '/builds/latest.json', JSON_TYPE, /no-cache/),
		file('sitemap', '/sitemap.xml', /^(application|text)\/xml/, ASKED_AGAIN),
		file('merchant feed', '/feeds/google-hr.xml', /^(application|text)\/xml/, ASKED_AGAIN),
		file('robots.txt', '/robots.txt', /^text\/plain/, ASKED_AGAIN),
		file('shared response', '/api/nuxtapi/labels?lang=hr', JSON_TYPE, /max-age|no-store/),
		{
			...file('session', '/api/nuxtapi/token?regenerate=1', JSON_TYPE, NEVER_KEPT),
			cookies: { hapi_auth_token: SESSION, shop_state: SESSION.filter((flag) => !flag.test('; HttpOnly')), shop_staff: [/; HttpOnly/i, /; Max-Age=0/i] },
		},
		{ name: 'call without a session', path: '/api/hapi/webshop/cart', status: 401, wants: { 'content-type': PROBLEM, 'cache-control': NEVER_KEPT } },
		{ name: 'unknown call', path: '/api/hapi/no/such/call', status: 404, wants: { 'content-type': PROBLEM, 'cache-control': NEVER_KEPT } },
		{
			...{ name: 'write from another site', path: '/api/hapi/webshop/product', status: 403, method: 'POST' },
			...{ headers: { origin: 'https://elsewhere.example' }, wants: { 'content-type': PROBLEM, 'cache-control': NEVER_KEPT } },
		},
		{
			name: 'unsigned content webhook',
			path: '/api/rebuild',
			status: [401, 404],
			method: 'POST',
			wants: { 'content-type': PROBLEM, 'cache-control': NEVER_KEPT },
		},
		file('health', '/api/health', JSON_TYPE, NEVER_KEPT),
		file('liveness', '/api/live', JSON_TYPE, NEVER_KEPT),
		{ name: 'missing page', path: '/nema-takve-stranice/', status: 404, wants: { 'content-type': HTML, 'cache-control': /max-age=0|no-store/ } },
		{ name: 'blocked page', path: '/error/500/', status: 404, wants: { 'content-type': HTML } },
		{ name: 'probe', path: '/wp-admin/setup.php', status: 404, wants: { 'content-type': /^text\/plain/ } },
		{
			name: 'address without trailing slash',
			path: product.replace(/\/$/, ''),
			status: 301,
			wants: { location: new RegExp(`^(https?://[^/]+)?${product}$`) },
			bare: true,
		},
		absent('source map', `${script}.map`),
		...['/_headers', '/_redirects'].map(
			(path): RouteClass => ({ name: `rules of the platform, ${path}`, path, status: 301, wants: { location: new RegExp(`${path}/$`) }, bare: true }),
		),
		absent('rules of the platform with a slash', '/_headers/'),
		absent('dotfile', '/.env'),
		absent('repository', '/.git/config'),
		absent('build manifest', '/.vite/manifest.json'),
		absent('source of a function', '/functions/page.ts'),
	];
}
