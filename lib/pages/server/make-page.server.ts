import { toDocumentQuery } from '#lib/catalog/list-address.ts';
import { isBlockedPath } from '#lib/navigation/blocked-paths.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { pageMinutes } from '#lib/platform/config/cache-minutes.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { TagCodes } from '#lib/platform/config/tags.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { type ApiError, ApiFailure } from '#lib/platform/http/result.ts';
import { bytesOfTexts } from '#lib/platform/server/cache/memory-budget.server.ts';
import { sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { backendClient, publicClient } from '#lib/platform/server/http/backend.server.ts';
import { takeRead, takeTurn } from '#lib/platform/server/http/read-limits.server.ts';
import { isStaff } from '#lib/platform/server/session/is-staff.server.ts';
import { staffTokenOf } from '#lib/platform/server/session/staff-token.server.ts';
import type { LoadedPage, PageContent } from '#lib/screens/screen.ts';
import { askAccessHook, findUser, isCovered } from './access.server.ts';
import { loadPath } from './load-path.server.ts';
import { loadForMembers } from './members-page.server.ts';

/** Renders the document of a loaded page. */
export type RenderPage = (loaded: LoadedPage, site: Site) => Promise<string>;

type MadePage =
	| {
			readonly kind: 'page';
			readonly status: number;
			readonly html: string;
			readonly tags: readonly string[];
			readonly guard: PageContent['guard'];
			readonly codes: TagCodes;
	  }
	| { readonly kind: 'redirect'; readonly to: string; readonly code: number };

interface PageRequest {
	readonly request: Request;
	readonly environment: Environment;
	/** Key of the visitor's address: new pages are limited by it. */
	readonly address: string;
	readonly lang: string;
	/** Decoded, with slashes at both ends. */
	readonly path: string;
	readonly query: URLSearchParams;
	/** A crawler, which skips guards (Spec 6, Bots). */
	readonly isBot: boolean;
	readonly render: RenderPage;
}

interface Templated {
	/** Set by the access hook; replaces the page's own template. */
	readonly template: string | null | undefined;
}

interface Made {
	readonly made: MadePage;
	readonly staff: boolean;
	/** The access hook, or the audience of the page, decided about this visitor: the page must not be shared. */
	readonly isCovered?: boolean;
	/** Age in seconds of the last good page, during a backend outage. */
	readonly outFor?: number;
}

/**
 * The page of a path. Concurrent requests for a new page share one render, which is cached for the page cache time; 404 pages are not
 * cached. Staff pages are separate and never cached (D22, D24). The access hook does not apply to bots (Spec 6). Throws ApiFailure and
 * NoRoutesError.
 */
export async function makePage(asked: PageRequest): Promise<Made> {
	const { request, environment, lang, path, isBot } = asked;
	const site = async () => loadSiteOnce(environment, await publicClient(environment, lang), false);
	const template = isBot ? undefined : await askAccessHook({ path, site, user: () => findUser(environment, request) });
	const made = await makeWith({ ...asked, template });
	const own = isNothing(made) ? await makeForMembers(asked, await site()) : null;
	if (own !== null) return { made: own, staff: false, isCovered: true };
	return { ...made, isCovered: isBot ? isCovered(await site(), path) : template !== undefined };
}

const isNothing = ({ made }: Made): boolean => made.kind === 'page' && made.status === 404;

/** A page that is for some customers only (0180). Only a path that is nothing else is looked up, so that other pages cost no call. */
async function makeForMembers(asked: PageRequest, site: Site): Promise<MadePage | null> {
	const loaded = isBlockedPath(asked.path) || site.lacking.includes('members_content') ? null : await loadForMembers(asked, site);
	if (loaded === null) return null;
	return { kind: 'page', status: loaded.status, html: await asked.render(loaded, site), tags: [], guard: undefined, codes: site.info };
}

async function makeWith(asked: PageRequest & Templated): Promise<Made> {
	const { request, environment, address, lang, path, query, template } = asked;
	const token = staffTokenOf(request);
	if (token !== undefined && (await isStaff(environment, token))) {
		const client = (await backendClient(environment, lang, token)).with({ ignoreCache: true });
		return { made: await make(asked, client, true), staff: true };
	}
	const load = async () => {
		using _ = await takeTurn({ environment, address });
		const client = await publicClient(environment, lang);
		// Crawlers are no visitors: their searches are not counted.
		const made = await make(asked, asked.isBot ? client : client.with({ clientAddress: address }), false);
		if (made.kind !== 'page' || made.status !== 200) throw new NotKept(made);
		return made;
	};
	try {
		const kind = template ? `page as ${template}` : 'page';
		const key = JSON.stringify([kind, environment.backendUrl, lang, path, toDocumentQuery(query)]);
		const wait = sharedPages().has(key) ? 0 : await takeRead(request, { environment, address });
		if (wait > 0) throw new ApiFailure({ kind: 'http', statusCode: 429, retryable: true, retryAfter: wait, message: `GET ${path}: 429, too many new pages` });
		const { value, outFor } = await sharedPages().read<MadePage>(key, pageMinutes(environment.cacheProfile), load, { bytes: bytesOf });
		return { made: value, staff: false, ...(outFor !== undefined && { outFor }) };
	} catch (cause) {
		if (cause instanceof NotKept) return { made: cause.made, staff: false };
		throw cause;
	}
}

function bytesOf(made: MadePage): number {
	if (made.kind !== 'page') return bytesOfTexts(made.to);
	return bytesOfTexts(made.html, ...made.tags);
}

/** Carries an uncacheable result to all callers that wait for it. */
class NotKept extends Error {
	readonly made: MadePage;
	constructor(made: MadePage) {
		super('This answer is not kept');
		this.made = made;
	}
}

/** No route has this path, so the 404 page is rendered. */
const BLOCKED = '/error/404/';

/** Whether the backend rejects an identifier that cannot exist: an id out of range, or a slug with invalid characters. */
function isUnknown({ kind, statusCode }: ApiError): boolean {
	return kind === 'http' && (statusCode === 400 || statusCode === 404 || statusCode === 422);
}

async function make(asked: PageRequest & Templated, client: ApiClient, staff: boolean): Promise<MadePage> {
	const { environment, path, query, template, render } = asked;
	const site = await loadSiteOnce(environment, client, staff);
	const load = (wanted: string) => loadPath({ path: wanted, query, client, site, staff, template });
	const first = await load(isBlockedPath(path) ? BLOCKED : path);
	const outcome = first.kind === 'unavailable' && first.isTyped && isUnknown(first.error) ? await load(BLOCKED) : first;
	if (outcome.kind === 'unavailable') throw new ApiFailure(outcome.error);
	if (outcome.kind === 'redirect') return { kind: 'redirect', to: outcome.to, code: outcome.code };
	const isFound = outcome.kind === 'page';
	const loaded = isFound && staff && (await isHidden(asked)) ? withStaffMark(outcome.loaded, site) : outcome.loaded;
	const tags = isFound ? ['pages', `page:${loaded.path}`, ...loaded.tags] : ['not-found'];
	return { kind: 'page', status: isFound ? 200 : 404, html: await render(loaded, site), tags, guard: loaded.content.guard, codes: site.info };
}

/** Whether a page that staff see is hidden from visitors; finds out by loading it as a visitor. Throws ApiFailure. */
async function isHidden({ environment, lang, path, query, template }: PageRequest & Templated): Promise<boolean> {
	const client = await publicClient(environment, lang);
	const site = await loadSiteOnce(environment, client, false);
	const outcome = await loadPath({ path, query, client, site, template });
	if (outcome.kind === 'unavailable' && !isUnknown(outcome.error)) throw new ApiFailure(outcome.error);
	return outcome.kind !== 'page';
}

function withStaffMark(loaded: LoadedPage, { translator }: Site): LoadedPage {
	return { ...loaded, content: { ...loaded.content, staffMark: translator('chrome.hiddenPage') } };
}
