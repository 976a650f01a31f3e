import Type, { type Static } from 'typebox';
import { changePage, createPage, deletePage, isFixedPath, proposePagePath, proposePostSlug, toState } from '../../content/index.ts';
import { listPageRows, type PageRow, readPageRow } from '../../content/pages/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { ById } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Nothing, Page } from '../schemas/common.ts';
import { CHANGES, CONTENT_QUERY, LISTED, TEXTS, toMoment } from '../schemas/content.ts';
import { Strict, Text } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;
const Path = Type.String({ minLength: 1, maxLength: 200 });

const PageView = Strict({
	...LISTED,
	...TEXTS,
	/** Its screen, such as `default`, `landing` or `contact`. */
	template: Type.String(),
	/** Whether the shop looks it up by its path: then the path stays, and the page is not deleted. */
	fixed: Type.Boolean(),
});
export type PageContent = Static<typeof PageView>;

export const PAGE_ROUTES = [
	route({
		...{ method: 'GET', path: '/pages', operationId: 'listPages', summary: 'The pages of the shop', scopes: SCOPES },
		params: Nothing,
		query: CONTENT_QUERY,
		body: null,
		response: Page(Strict(LISTED)),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '0', q, visible, state } }) {
			const rows = await listPageRows(db, { limit, after: Number(cursor), q, visible, state });
			return { items: rows.map(toListed), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/pages/:id', operationId: 'getPage', summary: 'A page with its texts', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: PageView,
		handle: async ({ db, config, params: { id } }) => (await readPage(db, Number(id), config.siteUrl)) ?? notFound(`page ${id}`),
	}),
	route({
		...{ method: 'POST', path: '/pages', operationId: 'createPage', inOneTransaction: true, summary: 'A new page, as a draft', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: Strict({
			title: Text(300),
			/** Made from the title if it is left out. */
			path: Type.Optional(Path),
			/** `landing`: a page of blocks alone, without a heading of its own if they begin with one. */
			template: Type.Optional(Type.Union([Type.Literal('default'), Type.Literal('landing')])),
		}),
		response: PageView,
		async handle({ db, config, body }) {
			const id = await createPage(db, body);
			if (typeof id !== 'number') return new FieldErrors([id]);
			return (await readPage(db, id, config.siteUrl)) ?? notFound(`page ${id}`);
		},
	}),
	route({
		...{ method: 'PUT', path: '/pages/:id', operationId: 'savePage', inOneTransaction: true, scopes: SCOPES },
		summary: 'Changes texts, path or state of a page; one with [[blanks]] is not published, and the old path of a public one leads to the new one',
		params: ById,
		query: Nothing,
		body: Strict({ ...CHANGES, path: Type.Optional(Path) }),
		response: PageView,
		async handle({ db, config, params: { id }, body }) {
			const changed = await changePage(db, Number(id), { ...body, publish_at: toMoment(body.publish_at) }, config.now());
			if (changed !== null && changed !== true) return new FieldErrors([changed]);
			return (await readPage(db, Number(id), config.siteUrl)) ?? notFound(`page ${id}`);
		},
	}),
	route({
		...{
			method: 'DELETE',
			path: '/pages/:id',
			operationId: 'deletePage',
			inOneTransaction: true,
			summary: 'Deletes a page that is not public; the address of one that was is gone (410)',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Nothing,
		async handle({ db, config, params: { id } }) {
			const deleted = await deletePage(db, Number(id), config.now());
			if (deleted === null) return notFound(`page ${id}`);
			return deleted === true ? {} : new FieldErrors([deleted]);
		},
	}),
	route({
		...{ method: 'GET', path: '/path-proposals', operationId: 'proposePath', scopes: SCOPES },
		summary: 'A free path for the title of a page, or a free last part of the address of a post',
		params: Nothing,
		query: Type.Object({ kind: Type.Union([Type.Literal('pages'), Type.Literal('posts')]), title: Text(300) }),
		body: null,
		response: Strict({ path: Type.String() }),
		handle: async ({ db, query: { kind, title } }) => ({ path: await (kind === 'pages' ? proposePagePath : proposePostSlug)(db, title) }),
	}),
];

const toListed = (row: PageRow) => {
	const { id, path, title, visible, audience, publish_at, updated_at } = row;
	return {
		...{ id, path, title, visible, state: toState(row), audience },
		...{ publish_at: publish_at?.toISOString() ?? null, updated_at: updated_at.toISOString() },
	};
};

async function readPage(db: Database, id: number, siteUrl: string) {
	const row = await readPageRow(db, id);
	if (row === undefined) return null;
	const { path, short_description, seo_description, content, template, group_id: group } = row;
	return {
		...toListed(row),
		...{ url: siteUrl + path, short_description: short_description ?? '', seo_description, content: content ?? '', template, group, fixed: isFixedPath(path) },
	};
}
