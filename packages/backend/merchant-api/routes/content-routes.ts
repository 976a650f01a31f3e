import { type Kysely, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { toPostPath } from '../../catalog/index.ts';
import { editPage, editPost, findBlanks, PUBLIC_STATUS, writeMenus } from '../../content/index.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { DEFAULT_LIMIT, Items, Moment, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Clearable, Code, Strict, Text } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;
const ById = Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$' }) });

const listed = { id: Type.Integer(), path: Type.String(), title: Type.String(), visible: Type.Boolean(), updated_at: Moment };
const Content = Strict({
	...listed,
	/** Where shoppers read it, if it is visible. */
	url: Type.String(),
	short_description: Type.String(),
	/** For search engines; null: the short description. Posts have none of their own. */
	seo_description: Nullable(Type.String()),
	content: Type.String(),
});
const Change = Strict({
	title: Type.Optional(Text(300)),
	short_description: Type.Optional(Type.String({ maxLength: 2000 })),
	/** Of pages alone; null removes it. */
	seo_description: Clearable(Type.String({ maxLength: 500 })),
	/** HTML. */
	content: Type.Optional(Type.String({ maxLength: 200_000 })),
	visible: Type.Optional(Type.Boolean()),
});

const Query = Type.Object({ ...PAGE_QUERY, q: Type.Optional(Type.String({ maxLength: 200 })), visible: Type.Optional(Type.Boolean()) });

const Entry = { title: Text(100), url: Text(500) };
const Menu = Strict({
	code: Type.String(),
	items: Type.Array(
		Strict({
			id: Type.Optional(Type.String({ maxLength: 100 })),
			...Entry,
			items: Type.Array(Strict({ id: Type.Optional(Type.String({ maxLength: 100 })), ...Entry }), { maxItems: 50 }),
		}),
		{ maxItems: 50 },
	),
});

type Kind = 'pages' | 'posts';
type View = Static<typeof Content>;

const contentRoutes = (kind: Kind, one: 'Page' | 'Post') => [
	route({
		...{ method: 'GET', path: `/${kind}`, operationId: `list${one}s`, summary: `The ${kind} of the shop`, scopes: SCOPES },
		params: Nothing,
		query: Query,
		body: null,
		response: Page(Strict(listed)),
		async handle({ db, config, query: { limit = DEFAULT_LIMIT, cursor = '0', q, visible } }) {
			const rows = await readContent(db, kind, {
				where: sql<SqlBool>`c.id > ${Number(cursor)}
					and (${q ?? null}::text is null or lower(c.title) like ${`%${escapeLike((q ?? '').toLowerCase())}%`})
					and (${visible ?? null}::boolean is null or (${isVisible(kind)}) = ${visible ?? null}::boolean)`,
				limit,
				siteUrl: config.siteUrl,
			});
			return {
				items: rows.map(({ short_description: _short, seo_description: _seo, content: _content, url: _url, ...row }) => row),
				next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null,
			};
		},
	}),
	route({
		...{ method: 'GET', path: `/${kind}/:id`, operationId: `get${one}`, summary: `One of the ${kind} with its texts`, scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Content,
		async handle({ db, config, params: { id } }) {
			const [row] = await readContent(db, kind, { where: sql<SqlBool>`c.id = ${Number(id)}`, limit: 1, siteUrl: config.siteUrl });
			return row ?? notFound(`${kind} ${id}`);
		},
	}),
	route({
		...{ method: 'PUT', path: `/${kind}/:id`, operationId: `save${one}`, scopes: SCOPES },
		summary: `Changes texts or visibility of one of the ${kind}; a text with [[blanks]] is not published`,
		params: ById,
		query: Nothing,
		body: Change,
		response: Content,
		async handle({ db, config, params: { id }, body }) {
			const { siteUrl } = config;
			const [known] = await readContent(db, kind, { where: sql<SqlBool>`c.id = ${Number(id)}`, limit: 1, siteUrl });
			if (known === undefined) return notFound(`${kind} ${id}`);
			const { title, short_description, content, visible } = { ...known, ...body };
			const blanks = findBlanks(title, short_description, content);
			if (visible && blanks.length > 0) return new FieldErrors([{ field: 'content', reason: `has blanks: ${blanks.slice(0, 10).join(', ')}` }]);
			const { seo_description } = body;
			if (seo_description !== undefined && kind === 'posts') return new FieldErrors([{ field: 'seo_description', reason: 'posts have none of their own' }]);
			if (seo_description !== undefined)
				await db
					.updateTable('pages')
					.set({ seo_description: seo_description || null })
					.where('id', '=', known.id)
					.execute();
			const edit = { id: known.id, title, short_description, content, visible };
			await (kind === 'pages' ? editPage(db, edit) : editPost(db, edit));
			const [row] = await readContent(db, kind, { where: sql<SqlBool>`c.id = ${known.id}`, limit: 1, siteUrl });
			return row ?? notFound(`${kind} ${id}`);
		},
	}),
];

export const CONTENT_ROUTES = [
	...contentRoutes('pages', 'Page'),
	...contentRoutes('posts', 'Post'),
	route({
		...{ method: 'GET', path: '/menus', operationId: 'listMenus', summary: 'Menus with their entries', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Menu),
		handle: async ({ db }) => ({ items: await db.selectFrom('menus').selectAll().orderBy('code').execute() }),
	}),
	route({
		...{ method: 'GET', path: '/menus/:code', operationId: 'getMenu', summary: 'A menu with its entries', scopes: SCOPES },
		params: Type.Object({ code: Code }),
		query: Nothing,
		body: null,
		response: Menu,
		async handle({ db, params: { code } }) {
			return (await db.selectFrom('menus').selectAll().where('code', '=', code).executeTakeFirst()) ?? notFound(`menu ${code}`);
		},
	}),
	route({
		...{ method: 'PUT', path: '/menus/:code', operationId: 'saveMenu', summary: 'Replaces the entries of a menu that the shop shows', scopes: SCOPES },
		params: Type.Object({ code: Code }),
		query: Nothing,
		body: Strict({ items: Menu.properties.items }),
		response: Menu,
		async handle({ db, params: { code }, body: { items } }) {
			const known = await db.selectFrom('menus').select('code').where('code', '=', code).executeTakeFirst();
			if (known === undefined) return notFound(`menu ${code}`);
			const wrong = items.flatMap((entry, place) =>
				[entry, ...entry.items].filter(({ url }) => !isPlace(url)).map(() => ({ field: `items.${place}.url`, reason: 'a path of the shop, or https://…' })),
			);
			if (wrong.length > 0) return new FieldErrors(wrong);
			await writeMenus(db, [{ code, items }]);
			return db.selectFrom('menus').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
		},
	}),
];

/** A path of the shop or a secure address: never a script. */
const isPlace = (url: string): boolean => (url.startsWith('/') && !url.startsWith('//')) || URL.parse(url)?.protocol === 'https:';

const isVisible = (kind: Kind) => (kind === 'pages' ? sql<boolean>`c.visible` : sql<boolean>`c.status >= ${PUBLIC_STATUS}`);

interface Asked {
	readonly where: ReturnType<typeof sql<SqlBool>>;
	readonly limit: number;
	readonly siteUrl: string;
}

async function readContent(db: Kysely<Tables>, kind: Kind, { where, limit, siteUrl }: Asked): Promise<View[]> {
	const path = kind === 'pages' ? sql`c.path` : sql`c.slug`;
	const seo = kind === 'pages' ? sql`c.seo_description` : sql`null::text`;
	const category = kind === 'pages' ? sql`null::text` : sql`(select k.slug from post_categories k where k.id = c.category_id)`;
	const { rows } = await sql<Omit<View, 'updated_at' | 'url'> & { updated_at: Date; category: string | null }>`
		select c.id, ${path} as path, ${category} as category, c.title, ${isVisible(kind)} as visible, c.updated_at, coalesce(c.short_description, '') as short_description,
			${seo} as seo_description, coalesce(c.content, '') as content
		from ${sql.table(kind)} c where ${where} order by c.id limit ${limit}
	`.execute(db);
	return rows.map(({ updated_at, category: slug, ...row }) => ({
		...row,
		updated_at: new Date(updated_at).toISOString(),
		url: siteUrl + (slug === null ? row.path : toPostPath(slug, row.path)),
	}));
}
