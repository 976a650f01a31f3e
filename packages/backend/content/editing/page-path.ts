import { SOURCE_MARKET } from '../../platform/market/market.ts';
import { slugify } from '../../platform/text/slugify.ts';
import { listRoutes, PAGE_NAMES } from '../site/routes.ts';
import type { Database } from '../tables.ts';

/** Lower-case words with dashes, in at most four levels, with a slash at both ends. */
const FORM = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/){1,4}$/;
const LONGEST = 200;

/** First segments that the server, the platform or the specification use for something else than pages. */
const TAKEN_BY_SERVER = ['admin', 'api', 'assets', 'builds', 'comments', 'error', 'hapi', 'komentari', 'media', 'merchant', 'videos'];

/** Whether the shop looks a page up by this path, so that it keeps it. */
export const isFixedPath = (path: string): boolean => Object.hasOwn(PAGE_NAMES, path);

/** Why a page cannot have a path; null if it can. `own` is the page that may have it already. */
export async function findPathError(db: Database, path: string, own: number | null): Promise<string | null> {
	if (path.length > LONGEST || !FORM.test(path)) return 'must be words of a-z and 0-9 with dashes, between slashes, such as /o-nama/';
	const [first = ''] = path.split('/').filter(Boolean);
	// Two letters are the prefix of a language.
	if (first.length === 2 || TAKEN_BY_SERVER.includes(first)) return 'begins with what the shop uses for something else';
	const routes = await listRoutes({ db, lang: SOURCE_MARKET, session: { insider: true } });
	const isPage = (controller: string) => controller === 'cms' || controller === 'staticcontent';
	const isUsed = routes.some((route) => !isPage(route.controller) && (route.path ?? route.template ?? '').split('/')[1] === first);
	if (isUsed) return 'begins with what the shop uses for something else';
	return routes.some((route) => route.path === path && !(route.controller === 'cms' && route.id === own)) ? 'is the path of another page' : null;
}

/** A free path for a title. */
export async function proposePagePath(db: Database, title: string): Promise<string> {
	const word = slugify(title) || 'stranica';
	for (let number = 1; number < 100; number += 1) {
		const path = `/${word}${number === 1 ? '' : `-${number}`}/`;
		if ((await findPathError(db, path, null)) === null) return path;
	}
	return `/${word}-${Date.now()}/`;
}
