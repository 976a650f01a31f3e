import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { hasSeveralHosts } from '@titraj/contract/http/known-hosts.ts';
import { type BotChrome, toBotAnswer } from '#lib/navigation/bot-document.ts';
import { isBot, isDocumentPath } from '#lib/navigation/bots.ts';
import { clientAddressOf } from './client-address.ts';
import { createEncodingCache } from './encoding-cache.ts';
import { createFileCache } from './file-cache.ts';
import { type FoundFile, findFile } from './find-file.ts';
import type { PlatformRules, Rewrite } from './platform-rules.ts';
import { readRequestBody, refuseBody } from './read-request-body.ts';
import { isForKnownHost, refuseHost } from './refuse-host.ts';
import type { FunctionHandler, LoadedFunctions } from './route-functions.ts';
import { sendFile } from './send-file.ts';
import { sendResponse } from './send-response.ts';
import { toWebRequest, urlOf } from './to-web-request.ts';

interface Parts {
	readonly functions: LoadedFunctions;
	readonly rules: PlatformRules;
	readonly folder: string;
	/** Number of the shop's own proxies in front of it. */
	readonly trustedProxies: number;
	/** Host names that requests may have; those of this machine may also have its own names. */
	readonly hosts: ReadonlySet<string>;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const NOTHING = Buffer.alloc(0);
/** They answer every host: a load balancer calls them by address. */
const FOR_ANY_HOST: ReadonlySet<string> = new Set(['/api/health', '/api/live']);
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Answers requests in the platform's order: functions by path, forced rules, static files, other rules, then the 404 page with its real status. */
export function createRequestHandler({ functions, rules, folder, trustedProxies, hosts }: Parts): RequestHandler {
	const remember = createFileCache();
	const encodeShared = createEncodingCache();

	async function runFunction(run: FunctionHandler, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = isRead(request) ? NOTHING : await readRequestBody(request);
		if (body === null) return refuseBody(request, response);
		const ip = clientAddressOf(request, trustedProxies);
		const context = { ip, requestId: randomUUID(), geo: {}, params: {}, url, waitUntil: () => undefined };
		const answer = await run(toWebRequest(request, url, body), context);
		await sendResponse(request, response, isForBot(request) ? await toBotAnswer(answer, loadBotChrome) : answer, encodeShared);
	}

	async function loadBotChrome(path: string): Promise<BotChrome | null> {
		const found = await findFile(folder, path);
		if (found.kind !== 'file') return null;
		const { body } = await remember(found);
		return JSON.parse(Buffer.from(body).toString());
	}

	async function sendStatic(
		request: IncomingMessage,
		response: ServerResponse,
		{ found, pathname, status }: { found: Extract<FoundFile, { kind: 'file' }>; pathname: string; status: number },
	): Promise<void> {
		const [file, headers] = await Promise.all([remember(found), rules.headersOf(pathname)]);
		if (!isForBot(request)) return sendFile(request, response, file, { status, headers, encodeShared });
		const document = new Response(Buffer.from(file.body), { status, headers: { 'content-type': file.type, ...headers } });
		await sendResponse(request, response, await toBotAnswer(document, loadBotChrome), encodeShared);
	}

	async function followRule(rule: Rewrite, url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
		if (rule.isRedirect) return redirect(response, rule.target.host === url.host ? toOwnPath(rule.target) : rule.target.href, rule.status);
		const name = /^\/\.netlify\/functions\/([\w-]+)$/.exec(rule.target.pathname)?.[1];
		const run = name === undefined ? null : functions.named(name);
		if (run) {
			await runFunction(run, url, request, response);
			return true;
		}
		const found = await findFile(folder, rule.target.pathname);
		if (found.kind !== 'file') return false;
		await sendStatic(request, response, { found, pathname: rule.target.pathname, status: rule.status });
		return true;
	}

	return async (request, response) => {
		const url = urlOf(request);
		if (!url || hasSeveralHosts(request.rawHeaders)) return void response.writeHead(400).end();
		if (!FOR_ANY_HOST.has(url.pathname) && !isForKnownHost(request, hosts)) return refuseHost(request, response);
		const method = request.method ?? 'GET';
		// `Request` does not allow this method.
		if (method === 'TRACE') return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
		const run = functions.match(url.pathname, method);
		if (run) return runFunction(run, url, request, response);

		const rule = await rules.matchRedirect(new Request(url, { headers: cookieHeaders(request) }));
		if (rule?.force && (await followRule(rule, url, request, response))) return;
		const found: FoundFile = isRead(request) ? await findFile(folder, url.pathname) : { kind: 'none' };
		if (found.kind === 'file') return sendStatic(request, response, { found, pathname: url.pathname, status: 200 });
		if (found.kind === 'slash') return void redirect(response, `${url.pathname}/${url.search}`, 301);
		if (rule && !rule.force && (await followRule(rule, url, request, response))) return;
		const missing = await findFile(folder, '/404.html');
		if (missing.kind === 'file') return sendStatic(request, response, { found: missing, pathname: join('/', '404.html'), status: 404 });
		response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
	};
}

/** Whether a crawler requests a document; it gets the bot layout, as from the edge function. */
function isForBot(request: IncomingMessage): boolean {
	return isRead(request) && isBot(request.headers['user-agent']) && isDocumentPath(urlOf(request)?.pathname ?? '/');
}

/** The path of an address of the shop itself, so that no redirect contains the host that a request named. Two slashes would begin a host. */
const toOwnPath = ({ pathname, search, hash }: URL): string => `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`;

function redirect(response: ServerResponse, location: string, status: number): true {
	response.writeHead(status, { location }).end();
	return true;
}

/** The headers of a request that rules may depend on. */
function cookieHeaders(request: IncomingMessage): Record<string, string> {
	const { cookie, 'accept-language': language, 'user-agent': agent } = request.headers;
	return { ...(cookie && { cookie }), ...(language && { 'accept-language': language }), ...(agent && { 'user-agent': agent }) };
}
