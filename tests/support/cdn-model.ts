import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { type EdgeRequest, type EdgeResponse, INDEX_FILE } from '#scripts/cdn/edge-event.ts';
import type { CdnFunctions } from '#scripts/cdn/make-functions.ts';
import { cacheControlOf } from '#scripts/prerender/publish/headers-file.ts';
import { contentTypeOf } from '#scripts/serve/content-type.ts';
import { askAsWritten } from './raw-requests.ts';

interface Place {
	readonly functions: CdnFunctions;
	/** Files of the storage. */
	readonly folder: string;
	/** Origin of the shop. */
	readonly shop: string;
}

interface Asked {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface CdnAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
	/** `missing file`: the shop answered because the storage had no such file. */
	readonly from: 'files' | 'shop' | 'missing file';
}

interface Behaviour {
	readonly PathPattern: string;
	readonly TargetOriginId: string;
}

/** Paths that a distribution of deploy/cloudfront sends to the shop without the functions. */
const SHOP_PATHS: readonly Behaviour[] = JSON.parse(readFileSync('deploy/cloudfront/distribution.json', 'utf8')).CacheBehaviors.Items;

/** Whether the distribution sends a path to the shop without the functions. */
export const isShopPath = (path: string): boolean =>
	SHOP_PATHS.some(
		({ PathPattern, TargetOriginId }) =>
			TargetOriginId === 'shop' && (PathPattern.endsWith('*') ? path.startsWith(PathPattern.slice(0, -1)) : path === PathPattern),
	);

/** CloudFront before S3 and the shop, as docs/deploy-s3.md sets it up, without its cache. */
export function createCdn({ functions, folder, shop }: Place): (path: string, asked?: Asked) => Promise<CdnAnswer> {
	const onRequest = run(functions['viewer-request.js']);
	const onResponse = run(functions['viewer-response.js']);

	async function askOrigin(request: EdgeRequest, query: string, isShop: boolean): Promise<CdnAnswer> {
		const file = isShop ? null : storedFile(folder, request.uri);
		if (file) return { ...file, from: 'files' };
		// deploy/nginx/origin.conf
		const path = request.headers[INDEX_FILE] ? request.uri.replace(/index\.html$/, '') : request.uri;
		const headers = Object.fromEntries(Object.entries(request.headers).map(([name, { value }]) => [name, value]));
		const { status, headers: answered, body } = await askAsWritten(shop, path + query, { method: request.method, headers });
		return { status, headers: toPlain(answered), body: body.toString(), from: isShop ? 'shop' : 'missing file' };
	}

	return async (path, { method = 'GET', headers = {} } = {}) => {
		const [uri = '', query = ''] = path.split(/(?=\?)/);
		const viewer = { method, uri, querystring: toQuery(query), headers: toEdge(headers) };
		if (isShopPath(uri)) return askOrigin(viewer, query, true);
		const { result: request, origin } = onRequest({ request: viewer });
		const answer = await askOrigin(request, query, origin === 'shop');
		// CloudFront does not call the function for errors of an origin.
		if (answer.status >= 400) return answer;
		const response = { statusCode: answer.status, headers: toEdge(answer.headers) };
		const { result } = onResponse({ request, response });
		return { ...answer, headers: Object.fromEntries(Object.entries(result.headers).map(([name, entry]) => [name, entry.value])) };
	};
}

/** A function of the distribution, in a context that has the language and nothing else. */
function run(code: string) {
	const script = new Script(`${code.replace(/^import cf from 'cloudfront';$/m, '')}\nJSON.stringify(handler(JSON.parse(event)));`);
	return (event: {
		readonly request: EdgeRequest;
		readonly response?: EdgeResponse;
	}): { readonly result: EdgeRequest & EdgeResponse; readonly origin: string } => {
		let origin = 'files';
		const selectRequestOriginById = (id: string) => {
			origin = id;
		};
		const context = createContext({ cf: { selectRequestOriginById }, event: JSON.stringify(event) }, { codeGeneration: { strings: false, wasm: false } });
		return { result: JSON.parse(script.runInContext(context, { timeout: 1000 })), origin };
	};
}

/** A stored file with the headers that the build gave it. Storage decodes paths. */
function storedFile(folder: string, uri: string): Omit<CdnAnswer, 'from'> | null {
	const name = decodeURIComponent(uri);
	const file = join(folder, name);
	// A name that ends with a slash is that of a folder.
	if (name.endsWith('/') || !existsSync(file)) return null;
	return { status: 200, headers: { 'content-type': contentTypeOf(name), 'cache-control': cacheControlOf(name) }, body: readFileSync(file, 'utf8') };
}

const toEdge = (headers: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));

/** Names and values as they were sent. */
function toQuery(query: string): Record<string, { value: string }> {
	const pairs = query.slice(1).split('&').filter(Boolean);
	return Object.fromEntries(pairs.map((pair) => pair.split('=')).map(([name = '', value = '']) => [name, { value }]));
}

function toPlain(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
