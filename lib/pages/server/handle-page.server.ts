import { GONE } from '@titraj/contract/redirects/redirect-rule.ts';
import { isProbePath } from '#lib/navigation/blocked-paths.ts';
import { isBot } from '#lib/navigation/bots.ts';
import { resolveGuard } from '#lib/navigation/page-guard.ts';
import { languageOfPath } from '#lib/navigation/server/language-of-path.server.ts';
import { loadRedirectsOnce, loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import { NoRoutesError } from '#lib/navigation/server/site.server.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { lastGoodHeaders } from '#lib/platform/server/cache/cdn-headers.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import { errorDocumentResponse } from '#lib/platform/server/http/error-document.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';
import { isStartupFailure, startupStatus } from '#lib/platform/server/http/startup-status.server.ts';
import { errorFields, log, toLoggedPath } from '#lib/platform/server/log/log.server.ts';
import { readHint } from '#lib/platform/server/session/hint.server.ts';
import { hasStaffMark } from '#lib/platform/server/session/staff-token.server.ts';
import { normalisePath } from '#lib/platform/url/normalise-path.ts';
import { makePage, type RenderPage } from './make-page.server.ts';
import { redirectOf, withSearch } from './redirect-of.server.ts';
import { answerNothing, documentResponse } from './respond-with-document.server.ts';
import { privateRedirectResponse, redirectResponse } from './respond-with-redirect.server.ts';

interface Tools {
	readonly requestId: string;
	/** Key of the visitor's address. */
	readonly address: string;
	readonly render: RenderPage;
}

interface Asked {
	readonly request: Request;
	readonly environment: Environment;
	readonly url: URL;
	/** As it came, and decoded with slashes at both ends. */
	readonly pathname: string;
	readonly path: string;
	readonly lang: string;
	/** A crawler: guards and the access hook do not apply (Spec 6, Bots). */
	readonly isBot: boolean;
}

/** Answers a path that is not a static file: redirect table, then route table, then a render, else the 404 page with status 404 (D11, D22). */
export async function handlePage(request: Request, tools: Tools): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') return problem(405, { requestId: tools.requestId, headers: { allow: 'GET, HEAD' } });
	const url = new URL(request.url);
	const { pathname } = url;
	const path = normalisePath(pathname);
	if (path === null) return answerNothing();
	const environment = readEnvironment();
	const lang = languageOfPath(path, environment.languages);
	if (isProbePath(path) && !(await hasRoute(environment, lang, path))) return answerNothing();
	const asked: Asked = { request, environment, url, pathname, path, lang, isBot: isBot(request.headers.get('user-agent')) };
	try {
		return await findAnswer(asked, tools);
	} catch (cause) {
		return answerFailure(asked, tools, cause);
	}
}

/** Whether the route table contains a path. False if the backend fails: a scanner's request must not wait for it. */
async function hasRoute(environment: Environment, lang: string, path: string): Promise<boolean> {
	try {
		const site = await loadSiteOnce(environment, await publicClient(environment, lang), false);
		return site.matchRoute(path) !== null;
	} catch {
		return false;
	}
}

/** Whether a path looks like a file name; paths end with a slash here. */
const isFilePath = (path: string): boolean => /\.[a-z0-9]{1,5}\/$/i.test(path);

async function findAnswer({ request, environment, url, pathname, path, lang, isBot }: Asked, { address, render }: Tools): Promise<Response> {
	const { match, names } = await loadRedirectsOnce(environment, lang);
	const redirect = redirectOf({ pathname, path, search: url.search, redirects: match });
	if (redirect?.code === GONE) return answerGone();
	// A missing page may have moved: its redirect comes first, so that there is one redirect instead of two.
	if (redirect && !(redirect.addsSlash && (await hasRoute(environment, lang, path)))) return redirectResponse(redirect.to, redirect.code);
	if (isFilePath(path) && !(await hasRoute(environment, lang, path))) return answerNothing();
	const { made, staff, isCovered = false, outFor } = await makePage({ request, environment, address, lang, path, query: url.searchParams, isBot, render });
	if (outFor !== undefined) log('warn', 'last good page', { path: toLoggedPath(path), seconds: outFor });
	const isMarked = hasStaffMark(request) || isCovered;
	if (made.kind === 'redirect' && made.code === GONE) return answerGone();
	if (made.kind === 'redirect') return redirectResponse(withSearch(made.to, url.search), made.code, isMarked);
	if (redirect) return redirectResponse(redirect.to, redirect.code);
	const away = isBot ? null : resolveGuard(made.guard, readHint(request)?.signedIn ?? false, `${path}${url.search}`);
	if (away !== null) return privateRedirectResponse(away);
	const isPrivate = staff || isMarked || made.guard !== undefined;
	return withHeaders(documentResponse(made.html, { ...made, staff: isPrivate, redirectNames: names }), outFor);

	/** The page that says that nothing is here, with the status of what will not come back. */
	async function answerGone(): Promise<Response> {
		const { made: nothing, staff: isOfStaff } = await makePage({
			request,
			environment,
			address,
			lang,
			path: NOWHERE,
			query: new URLSearchParams(),
			isBot,
			render,
		});
		if (nothing.kind !== 'page') return answerNothing();
		const tags = [...nothing.tags, 'redirects'];
		return documentResponse(nothing.html, { ...nothing, status: GONE, tags, staff: isOfStaff || hasStaffMark(request), redirectNames: names });
	}
}

/** A blocked path. */
const NOWHERE = '/error/410/';

function withHeaders(response: Response, outFor: number | undefined): Response {
	if (outFor === undefined) return response;
	response.headers.delete('netlify-cdn-cache-control');
	for (const [name, value] of Object.entries(lastGoodHeaders(outFor))) response.headers.set(name, value);
	return response;
}

/** Any failure yields an error page with its real status (Spec 8). */
async function answerFailure({ url, pathname, path, lang }: Asked, { requestId }: Tools, cause: unknown): Promise<Response> {
	log('error', 'page failed', { path: toLoggedPath(path), ...(isBackends(cause) ? { error: cause.message } : errorFields(cause)) });
	const production = process.env['NODE_ENV'] !== 'development';
	const address = pathname + url.search;
	const retryAfter = cause instanceof ApiFailure ? cause.error.retryAfter : undefined;
	const stack = cause instanceof Error ? cause.stack : undefined;
	return errorDocumentResponse({ lang, status: statusOf(cause), requestId, address, production, retryAfter, stack });
}

const isBackends = (cause: unknown): cause is Error => cause instanceof ApiFailure || cause instanceof NoRoutesError;

/**
 * Start-up data: the rejection's own status, 500 by default (Spec 8, start-up failures). Other data: 503 if the backend cannot be reached,
 * its own status if that is a server error or 429.
 */
function statusOf(cause: unknown): number {
	if (cause instanceof NoRoutesError) return cause.statusCode;
	if (!(cause instanceof ApiFailure)) return 500;
	const { kind, statusCode } = cause.error;
	if (isStartupFailure(cause.error)) return startupStatus(cause.error);
	if (kind === 'network' || kind === 'timeout') return 503;
	return kind === 'http' && (statusCode === 401 || statusCode === 429 || statusCode >= 500) ? statusCode : 500;
}
