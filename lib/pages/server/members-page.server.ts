import type { ForMembers } from '@titraj/contract/for-members.ts';
import { toCmsPage } from '#lib/content/server/cms-screens.server.ts';
import { toPostPage } from '#lib/content/server/post-screen.server.ts';
import { toPageGuard } from '#lib/navigation/auth-pages.ts';
import { resolveGuard } from '#lib/navigation/page-guard.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { isMissing } from '#lib/platform/http/optional-endpoint.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { backendClient, publicClient } from '#lib/platform/server/http/backend.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';

interface Asked {
	readonly request: Request;
	readonly environment: Environment;
	readonly lang: string;
	/** Decoded, with slashes at both ends. */
	readonly path: string;
	readonly query: URLSearchParams;
}

/**
 * The page of a path that is for signed-in customers or a group of customers (0180): the page itself for those, else one that asks to sign in, or says that
 * the account does not have it. Null if there is no such page. It is loaded for this visitor alone, and must not be cached. Throws ApiFailure.
 */
export async function loadForMembers(asked: Asked, site: Site): Promise<LoadedPage | null> {
	const client = await publicClient(asked.environment, asked.lang);
	const found = await ask(asked, client);
	if (found === null) return null;
	const loaded = await toPage(found, { ...asked, client, site });
	return { ...loaded, head: { ...loaded.head, noindex: true, structuredData: [], feeds: [] } };
}

async function ask({ request, environment, lang, path }: Asked, client: ApiClient): Promise<ForMembers | null> {
	const token = readToken(request);
	const own = token === undefined ? client : (await backendClient(environment, lang, token)).with({ ignoreCache: true });
	const first = await own.call('_get_hapi_cms_for_members', { path });
	const answer = !first.ok && first.error.statusCode === 401 && token !== undefined ? await client.call('_get_hapi_cms_for_members', { path }) : first;
	if (answer.ok) return answer.data;
	if (isMissing(answer) || answer.error.statusCode === 400) return null;
	throw new ApiFailure(answer.error);
}

interface Around extends Asked {
	readonly client: ApiClient;
	readonly site: Site;
}

async function toPage({ access, page, post }: ForMembers, { environment, path, query, client, site }: Around): Promise<LoadedPage> {
	if (access === 'granted' && post !== null) return toPostPage(post, site);
	if (access === 'granted' && page !== null) {
		const entry = { path, controller: 'cms', action: 'index', content_type: 'page', slug: page.slug, lang: site.language.code };
		const outcome = await toCmsPage({ client, site, match: { entry, params: {} }, path, query, page: 1, staff: false }, page);
		if (outcome.kind === 'page') return outcome.loaded;
	}
	const guard = toPageGuard('index', environment.auth, site.urls);
	const search = query.size === 0 ? '' : `?${query}`;
	const url = access === 'sign_in' && guard !== null ? resolveGuard(guard, false, path + search) : null;
	const { translator } = site;
	const title = translator(url === null ? 'members.refused.title' : 'members.sign_in.title');
	return pageOf(site, {
		path,
		screen: 'cms/default',
		props: {
			...{ title, breadcrumbs: [], siblings: [] },
			intro: translator(url === null ? 'members.refused.text' : 'members.sign_in.text'),
			blocks: url === null ? [] : [{ type: 'button', title: translator('login.submit'), url }],
		},
		head: { title },
		status: 403,
	});
}
