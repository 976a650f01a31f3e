// What works without a connection: pages that were visited, and the files that they are made of. A page comes from the network where that answers
// in time; what is personal is never kept: pages with noindex (cart, checkout, account, search), answers of /api/, whatever says no-store.
/** Counted up when caches of earlier versions must go: 2 cached page data as files. */
const VERSION = 3;
const PAGES = `shop-pages-${VERSION}`;
const FILES = `shop-files-${VERSION}`;
const MOST = { [PAGES]: 80, [FILES]: 400 };
/** Milliseconds that the network has for a page that is kept. */
const PATIENCE = Number(new URL(location.href).searchParams.get('patience') ?? 4000);
const ALWAYS = ['/offline.html', '/maintenance.css', '/favicon.svg'];
/** Files whose name is of their content. */
const HASHED = /^\/(assets|media)\//;
const FILE = /^\/[\w-]+\.(js|css|svg|png|webmanifest)$/;

addEventListener('install', (event) => {
	event.waitUntil(
		caches
			.open(FILES)
			.then((files) => files.addAll(ALWAYS))
			.then(() => skipWaiting()),
	);
});

addEventListener('activate', (event) => {
	event.waitUntil(removeEarlier().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname, searchParams } = new URL(request.url);
	// Its address may hold a secret, and addresses are the names of what is kept.
	if (searchParams.has('devclearcache')) return;
	if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/sw.js') return;
	if (HASHED.test(pathname)) event.respondWith(keptFirst(event));
	else if (request.mode === 'navigate') event.respondWith(networkFirst(event, { keep: keepPage, otherwise: () => offlinePage(pathname) }));
	// Navigation without a reload: the page's code fetches the document.
	else if (pathname.endsWith('/')) event.respondWith(networkFirst(event, { keep: keepPage, otherwise: () => Response.error() }));
	else if (FILE.test(pathname)) event.respondWith(networkFirst(event, { keep: keepFile, otherwise: () => Response.error() }));
});

// A page that was open before this worker was says what it is made of.
addEventListener('message', (event) => {
	const { page, files = [] } = event.data ?? {};
	const fetched = (path, keep) => fetch(path).then((response) => keep(new Request(new URL(path, location.origin)), response));
	const offline = /^\/[a-z]{2}\//.exec(page ?? '')?.[0];
	const wanted = [
		...(page ? [fetched(page, keepPage)] : []),
		...files.map((path) => fetched(path, keepFile)),
		...(offline ? [fetched(`${offline}offline.html`, keepFile)] : []),
	];
	event.waitUntil(Promise.allSettled(wanted));
});

async function removeEarlier() {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith('shop-') && !(name in MOST)).map((name) => caches.delete(name)));
}

async function keptFirst(event) {
	const kept = await caches.match(event.request);
	if (kept) return kept;
	const response = await fetch(event.request);
	event.waitUntil(keepFile(event.request, response.clone()));
	return response;
}

async function networkFirst(event, { keep, otherwise }) {
	const { request } = event;
	const network = fetch(request);
	// Said at once: once the kept page was given, nothing may be added any more, and an answer that comes late would never be kept.
	event.waitUntil(network.then((response) => keep(request, response.clone())).catch(() => undefined));
	const kept = await caches.match(request);
	try {
		return await (kept ? Promise.race([network, new Promise((done) => setTimeout(() => done(kept), PATIENCE))]) : network);
	} catch {
		return kept ?? otherwise();
	}
}

async function offlinePage(pathname) {
	const own = /^\/[a-z]{2}\//.exec(pathname)?.[0];
	return (own && (await caches.match(`${own}offline.html`))) || caches.match('/offline.html');
}

async function keepFile(request, response) {
	if (isKeepable(response)) await put(FILES, request, response);
}

async function keepPage(request, response) {
	// A preloaded page was not visited.
	if (request.headers.get('purpose') === 'prefetch') return;
	if (isKeepable(response) && isForAll(await response.clone().text())) await put(PAGES, request, response);
	else if (response.status < 500) await forget(request);
}

function isKeepable({ ok, redirected, headers }) {
	return ok && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

const isForAll = (html) => !/<meta name="robots" content="[^"]*noindex/.test(html);

async function put(name, request, response) {
	const cache = await caches.open(name);
	await cache.delete(request);
	await cache.put(request, response);
	const keys = await cache.keys();
	const tooMany = keys.filter(({ url }) => !ALWAYS.includes(new URL(url).pathname)).slice(0, Math.max(0, keys.length - MOST[name]));
	await Promise.all(tooMany.map((oldest) => cache.delete(oldest)));
}

async function forget(request) {
	await (await caches.open(PAGES)).delete(request);
}
