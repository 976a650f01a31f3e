import { lockNames } from '../../platform/database/lock-names.ts';
import type { StoredImage } from '../../platform/source/catalog.ts';
import { toCategoryPath } from '../products/urls.ts';
import type { Database } from '../tables.ts';
import { toPathKey } from './ensure-categories.ts';

/** Levels of the tree, as a path in a feed may have. */
const DEEPEST = 8;

/** A new name, parent or picture of a category; omitted fields are unchanged. Its address is that of its slug, which stays. */
export interface CategoryChange {
	readonly title?: string | undefined;
	/** Code of the category above; null for the top. */
	readonly parent?: string | null | undefined;
	/** Null takes the picture away. */
	readonly image?: StoredImage | null | undefined;
}

export type CategoryRefusal = 'unknown parent' | 'same name' | 'below itself' | 'too deep';

export interface MovedPath {
	readonly from: string;
	readonly to: string;
}

interface Row {
	readonly id: number;
	readonly code: string;
	readonly parent_id: number | null;
	readonly slug: string;
	readonly path: string;
	readonly path_ids: number[];
	readonly level: number;
	readonly title: string;
}

/** Changes a category, and moves all below it with it. Returns the addresses that changed, or why it is refused; null for an unknown code. */
export async function changeCategory(
	trx: Database,
	code: string,
	{ title, parent, image }: CategoryChange,
): Promise<{ readonly moved: readonly MovedPath[] } | CategoryRefusal | null> {
	await lockNames(trx);
	const rows: Row[] = await trx.selectFrom('categories').select(['id', 'code', 'parent_id', 'slug', 'path', 'path_ids', 'level', 'title']).execute();
	const own = rows.find((row) => row.code === code);
	if (own === undefined) return null;
	const above = parent === undefined ? rows.find(({ id }) => id === own.parent_id) : rows.find((row) => row.code === parent);
	if (parent != null && above === undefined) return 'unknown parent';
	if (above?.path_ids.includes(own.id)) return 'below itself';
	const name = toPathKey([title ?? own.title]);
	const siblings = rows.filter((row) => row.parent_id === (above?.id ?? null) && row.id !== own.id);
	if ((title !== undefined || parent !== undefined) && siblings.some((row) => toPathKey([row.title]) === name)) return 'same name';
	const below = rows.filter((row) => row.path_ids.includes(own.id)).toSorted((a, b) => a.level - b.level);
	const level = (above?.level ?? 0) + 1;
	if (Math.max(...below.map((row) => row.level)) - own.level + level > DEEPEST) return 'too deep';
	if (title !== undefined && title !== own.title) await trx.updateTable('categories').set({ title }).where('id', '=', own.id).execute();
	if (image !== undefined)
		await trx
			.updateTable('categories')
			.set({ image: image && JSON.stringify(image) })
			.where('id', '=', own.id)
			.execute();
	return { moved: own.parent_id === (above?.id ?? null) ? [] : await move(trx, own, above, below) };
}

/** `below` is the category with all under it, parents first. */
async function move(trx: Database, own: Row, above: Row | undefined, below: readonly Row[]): Promise<MovedPath[]> {
	await trx
		.updateTable('categories')
		.set({ parent_id: above?.id ?? null })
		.where('id', '=', own.id)
		.execute();
	const moved: MovedPath[] = [];
	for (const row of below) {
		const path_ids = [...(above?.path_ids ?? []), ...row.path_ids.slice(row.path_ids.indexOf(own.id))];
		const rest = row.path.slice(own.path.length - own.slug.length);
		const path = above === undefined ? rest : `${above.path}/${rest}`;
		await trx.updateTable('categories').set({ path, path_ids, level: path_ids.length }).where('id', '=', row.id).execute();
		moved.push({ from: toCategoryPath(row.path), to: toCategoryPath(path) });
	}
	return moved;
}
