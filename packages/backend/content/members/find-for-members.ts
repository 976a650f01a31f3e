import { toPostPath } from '../../catalog/index.ts';
import { localizePaths } from '../../localization/index.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { readPage } from '../pages/list-pages.ts';
import { loadFullPosts } from '../posts/load-posts.ts';
import { selectPosts } from '../posts/post-rows.ts';
import { isForVisitor } from './is-for-visitor.ts';

/** A page or post with an audience, by its path in the market of the call. Only those whom it is for get more than the word that it exists. */
export const findForMembers: Handler<'_get_hapi_cms_for_members'> = async ({ path }, call) => {
	const found = await findByPath(call, path);
	if (found === undefined) return notFound('page for members');
	if (!(await isForVisitor(call, found))) {
		const access = call.session.user_id === null ? 'sign_in' : 'refused';
		return { success: true, data: { access, page: null, post: null } };
	}
	const page = found.kind === 'page' ? await readPage(call, found.id) : null;
	const post = found.kind === 'post' ? await readPost(call, found.id) : null;
	return { success: true, data: { access: 'granted', page, post } };
};

async function findByPath({ db, lang }: Pick<Call, 'db' | 'lang'>, path: string) {
	const pages = await db.selectFrom('pages').select(['id', 'path', 'audience', 'group_id']).where('for_members', '=', true).execute();
	const posts = await db
		.selectFrom('posts as p')
		.innerJoin('post_categories as c', 'c.id', 'p.category_id')
		.select(['p.id', 'p.slug', 'c.slug as category', 'p.audience', 'p.group_id'])
		.where('p.for_members', '=', true)
		.where('c.visible', '=', true)
		.execute();
	const all = [
		...pages.map((page) => ({ ...page, kind: 'page' as const })),
		...posts.map(({ slug, category, ...post }) => ({ ...post, path: toPostPath(category, slug), kind: 'post' as const })),
	];
	const paths = await localizePaths(
		db,
		lang,
		all.map((each) => each.path),
	);
	return all.find((_, place) => paths[place] === path);
}

async function readPost(call: Call, id: number) {
	const [post] = await loadFullPosts(call, await selectPosts(call.db).where('p.id', '=', id).execute());
	return post ?? null;
}
