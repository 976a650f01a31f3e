import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import Type, { type Static } from 'typebox';
import { type CategoryRefusal, changeCategory, editCategory, toCategoryPath } from '../../catalog/index.ts';
import { NO_PICTURE, toPicturePath, toStoredPath } from '../../catalog/media/index.ts';
import { saveRedirects } from '../../content/index.ts';
import { markRefreshDue } from '../../listing/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { toLine } from '../../platform/http/form.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toTitle } from '../../platform/text/to-title.ts';
import { FieldErrors, route } from '../http/route.ts';
import { readUploaded } from '../media/read-uploaded.ts';
import { Nothing, Nullable } from '../schemas/common.ts';
import { Clearable, Code, Strict, Text } from '../schemas/text.ts';

const ByCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) });

const CategoryView = Strict({
	/** Names its translations. */
	id: Type.Integer(),
	code: Type.String(),
	title: Type.String(),
	/** Code of the category above; null at the top. */
	parent: Nullable(Type.String()),
	/** Titles from the top down. */
	path: Type.Array(Type.String()),
	url: Type.String(),
	visible: Type.Boolean(),
	short_description: Type.String(),
	description: Type.String(),
	/** Path of a small picture. */
	picture: Nullable(Type.String()),
	/** Whether the picture was uploaded; a drawing of the demo shop is not. */
	uploaded: Type.Boolean(),
	products: Type.Integer(),
	/** KPD code of products without their own, for e-invoices. */
	kpd: Nullable(Type.String()),
});
export type CategoryDetails = Static<typeof CategoryView>;

const REFUSED: Readonly<Record<CategoryRefusal, { readonly field: string; readonly reason: string }>> = {
	'unknown parent': { field: 'parent', reason: 'names no category' },
	'same name': { field: 'title', reason: 'is the name of another category in the same place' },
	'below itself': { field: 'parent', reason: 'is the category itself, or below it' },
	'too deep': { field: 'parent', reason: 'makes the tree deeper than 8 levels' },
};

const Edit = Strict({
	title: Type.Optional(Text(120)),
	/** Code of the category above; null for the top. */
	parent: Type.Optional(Nullable(Code)),
	/** The `media` of an upload; null takes the picture away. */
	image: Clearable(Strict({ media: Type.String({ pattern: '^[0-9a-f]{64}$' }) })),
	visible: Type.Optional(Type.Boolean()),
	short_description: Type.Optional(Type.String({ maxLength: 2000 })),
	description: Type.Optional(Type.String({ maxLength: 100_000 })),
	kpd: Clearable(Type.String({ pattern: KPD_PATTERN })),
});

export const CATEGORY_ROUTES = [
	route({
		...{ method: 'GET', path: '/categories/:code', operationId: 'getCategory', summary: 'One category', scopes: ['products:read'] },
		params: ByCode,
		query: Nothing,
		body: null,
		response: CategoryView,
		handle: async ({ db, config, params: { code } }) => (await readCategory(db, config.siteUrl, code)) ?? notFound(`category ${code}`),
	}),
	route({
		...{ method: 'PUT', path: '/categories/:code', operationId: 'changeCategory', inOneTransaction: true, scopes: ['products:write'] },
		summary:
			'Renames or moves a category, or changes its picture or texts. Its slug stays; a moved one, and all below it, are redirected from their old addresses',
		params: ByCode,
		query: Nothing,
		body: Edit,
		response: Strict({ code: Type.String(), moved: Type.Integer() }),
		async handle({ db, params: { code }, body: { title: typed, parent, image, description, kpd, ...edit } }) {
			const title = typed === undefined ? undefined : toTitle(toLine(typed));
			if (title === '') return new FieldErrors([{ field: 'title', reason: 'is empty' }]);
			const stored = image ? await readUploaded(db, image.media) : image;
			if (image && stored === undefined) return new FieldErrors([{ field: 'image.media', reason: 'names a picture that was not uploaded' }]);
			const changed = await db.transaction().execute(async (trx) => {
				const outcome = await changeCategory(trx, code, { title, parent, image: stored });
				if (outcome === null || typeof outcome === 'string') return outcome;
				await editCategory(trx, code, { ...edit, content: description, kpd_code: kpd });
				await markRefreshDue(trx, 0);
				return outcome;
			});
			if (changed === null) return notFound(`category ${code}`);
			if (typeof changed === 'string') return new FieldErrors([REFUSED[changed]]);
			await redirect(db, changed.moved);
			return { code, moved: changed.moved.length };
		},
	}),
];
export type CategoryEdit = Static<typeof Edit>;

/** A rule from an address that is in use again is taken away before the new ones are written. */
async function redirect(db: Database, moved: readonly { readonly from: string; readonly to: string }[]): Promise<void> {
	if (moved.length === 0) return;
	await saveRedirects(
		db,
		moved.map(({ to }) => ({ old_path: to, new_path: '', type: 301 })),
	);
	await saveRedirects(
		db,
		moved.map(({ from, to }) => ({ old_path: from, new_path: to, type: 301 })),
	);
}

async function readCategory(db: Database, siteUrl: string, code: string) {
	const row = await db.selectFrom('categories').selectAll().where('code', '=', code).executeTakeFirst();
	if (row === undefined) return null;
	const above = await db.selectFrom('categories').select(['id', 'code', 'title']).where('id', 'in', row.path_ids).execute();
	const byId = new Map(above.map((category) => [category.id, category]));
	const drawing = row.picture.kind === NO_PICTURE.kind ? null : toPicturePath(row.picture, 'front');
	return {
		...{ id: row.id, code, title: row.title, parent: row.parent_id === null ? null : (byId.get(row.parent_id)?.code ?? null) },
		...{ path: row.path_ids.map((id) => byId.get(id)?.title ?? ''), url: siteUrl + toCategoryPath(row.path), visible: row.visible ?? true },
		...{ short_description: row.short_description, description: row.content },
		...{ picture: row.image === null ? drawing : toStoredPath(row.image.hash, 320, 'webp'), uploaded: row.image !== null, products: row.products_total },
		kpd: row.kpd_code,
	};
}
