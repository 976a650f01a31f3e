import { PREVIEW_KEY } from '@titraj/contract/block-preview.ts';
import { parseColour } from '@titraj/contract/look/colour.ts';
import { LOOK_COLOUR_NAMES } from '@titraj/contract/look/look.ts';
import { LOOK_ICON, LOOK_PREVIEW, LOOK_STYLES } from '#lib/navigation/look-addresses.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import { dataHeaders } from '#lib/platform/config/security-headers.server.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { createResponseCache } from '#lib/platform/server/cache/response-cache.server.ts';
import { fetchFile } from '#lib/platform/server/http/fetch-file.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';
import { takeTurn } from '#lib/platform/server/http/read-limits.server.ts';
import { respond } from '#lib/platform/server/http/respond.server.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const LARGEST = 200_000;
/** Minutes for which a look is used without asking the backend. */
const FRESH = 0.1;
/** Milliseconds that a page waits for its colours before it is painted in the standard ones. */
const PATIENCE = 1000;
const EMPTY: Bytes = new Uint8Array();
/** An old look is shown only while the backend is out. */
const kept = createResponseCache({ maximumEntries: 20, staleMinutes: 0, failurePause: 5000 });

/** A minute without a question; then the old look may be shown once more while the new one is fetched. */
const BRIEFLY = { 'cache-control': 'public, max-age=60, stale-while-revalidate=300', 'netlify-cdn-cache-control': 'public, max-age=30' };

interface Tools {
	readonly requestId: string;
	/** Key of the visitor's address. */
	readonly address: string;
	/** Renders the homepage. */
	readonly renderHome: (request: Request) => Promise<Response>;
	/** Renders the page of a preview with its blocks. */
	readonly renderPreview: (key: string) => Promise<Response>;
}

/** The look that the back office sets: `/look.css` and `/look-icon` of every page (0151), and `/look-preview`: the homepage in the look of its query, or a page with blocks that are not saved (0158). */
export async function handleLook(request: Request, { requestId, ...tools }: Tools): Promise<Response> {
	const environment = readEnvironment();
	const url = new URL(request.url);
	if (url.pathname === LOOK_STYLES) return url.search === '' ? answerStyles(environment) : answerPreviewStyles(environment, url);
	if (url.pathname === LOOK_ICON) return answerIcon(environment);
	return url.pathname === LOOK_PREVIEW ? answerPreview(environment, url, tools) : problem(404, { requestId });
}

/** Never fails and never waits for long: without an answer the page has its standard colours. */
async function answerStyles(environment: Environment): Promise<Response> {
	const css = await Promise.race([load(environment, '/media/look/shop.css', 'text/css'), new Promise<null>((done) => setTimeout(done, PATIENCE, null))]).catch(
		() => null,
	);
	return answerCss(css ?? EMPTY, css === null ? { 'cache-control': 'no-store' } : BRIEFLY);
}

/** A file of the look; empty if the backend has none. Throws ApiFailure if it is out and was never asked before. */
function load(environment: Environment, path: string, type: string): Promise<Bytes> {
	return kept.get(`${environment.backendUrl} ${path}`, FRESH, async () => {
		const file = await fetchFile(environment, path, { types: [type], largest: LARGEST });
		return !file.ok && file.error.statusCode === 404 ? EMPTY : unwrap(file).bytes;
	});
}

const answerCss = (css: Bytes, caching: Readonly<Record<string, string>>): Response =>
	respond(css, { headers: { ...dataHeaders(), 'content-type': 'text/css; charset=utf-8', ...caching } });

async function answerPreviewStyles(environment: Environment, url: URL): Promise<Response> {
	const file = await fetchFile(environment, `/media/look/preview.css?${toQuery(url)}`, { types: ['text/css'], largest: LARGEST });
	return answerCss(unwrap(file).bytes, { 'cache-control': 'no-store' });
}

async function answerIcon(environment: Environment): Promise<Response> {
	const icon = await load(environment, '/media/look/icon.png', 'image/png').catch(() => EMPTY);
	if (icon.length > 0) return respond(icon, { headers: { ...dataHeaders(), 'content-type': 'image/png', ...BRIEFLY } });
	return new Response(null, { status: 302, headers: { ...dataHeaders(), ...BRIEFLY, location: '/favicon.svg' } });
}

/** Values of a preview, and nothing else of the query. */
function toQuery({ searchParams }: URL): URLSearchParams {
	const query = new URLSearchParams({ scheme: searchParams.get('scheme') === 'dark' ? 'dark' : 'light' });
	for (const name of LOOK_COLOUR_NAMES) {
		const colour = parseColour(searchParams.get(name) ?? '');
		if (colour !== null) query.set(name, colour);
	}
	const logo = searchParams.get('logo') ?? '';
	if (/^[0-9a-f]{64}$/.test(logo)) query.set('logo', logo);
	return query;
}

/**
 * A page for a frame of the back office. It runs no script and sends no form, so that framing it on another site is harmless; it is not cached,
 * and not indexed.
 */
async function answerPreview(environment: Environment, url: URL, { address, renderHome, renderPreview }: Omit<Tools, 'requestId'>): Promise<Response> {
	const key = url.searchParams.get('page');
	const page = key === null ? await renderHome(new Request(new URL('/', url))) : await renderAlone(environment, key, { address, renderPreview });
	const html = await page.text();
	const styles = `${LOOK_STYLES}?${String(toQuery(url)).replaceAll('&', '&amp;')}`;
	const shown = html
		.replace('<head>', '<head><base target="_blank">')
		.replaceAll('<script ', '<script type="text/plain" ')
		.replaceAll(`"${LOOK_STYLES}"`, `"${styles}"`);
	const { 'x-frame-options': _never, ...headers } = dataHeaders();
	const policy = [
		...["default-src 'none'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "form-action 'none'", "base-uri 'none'"],
		`frame-ancestors 'self' ${environment.backendOrigin}`,
	].join('; ');
	return new Response(shown, {
		status: page.status,
		headers: {
			...headers,
			'content-security-policy': policy,
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'x-robots-tag': 'noindex',
		},
	});
}

/** A preview is rendered for each request; it waits in the queue of expensive reads. */
async function renderAlone(environment: Environment, key: string, { address, renderPreview }: Pick<Tools, 'address' | 'renderPreview'>): Promise<Response> {
	if (!PREVIEW_KEY.test(key)) return new Response('', { status: 404 });
	using _ = await takeTurn({ environment, address });
	return renderPreview(key);
}
