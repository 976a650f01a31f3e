import { lockNames } from '../../platform/database/lock-names.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { toFreeName } from '../../platform/text/free-name.ts';
import { slugify } from '../../platform/text/slugify.ts';
import { NO_PICTURE } from '../media/no-picture.ts';
import type { Database } from '../tables.ts';
import { writeCategories } from './write-categories.ts';

interface Known {
	readonly id: number;
	readonly code: string;
	readonly parent_id: number | null;
	readonly slug: string;
	readonly title: string;
}

/** Titles from the root category down. */
export type CategoryTitles = readonly string[];

/** Compares titles regardless of case, diacritics and white space. */
export const toPathKey = (path: CategoryTitles): string => JSON.stringify(path.map((title) => foldText(title).replaceAll(/\s+/g, ' ').trim()));

/**
 * Codes of the categories at the end of each path, by `toPathKey`. Missing categories are created with unique codes and slugs: a slug that
 * is taken gets its parent's slug as a prefix or a number as a suffix.
 */
export async function ensureCategories(trx: Database, paths: readonly CategoryTitles[]): Promise<Map<string, string>> {
	const tree = toTree(await readKnown(trx));
	if (paths.every((path) => tree.has(toPathKey(path)))) return tree;
	await lockNames(trx);
	const known = await readKnown(trx);
	const now = toTree(known);
	const slugs = new Set(known.flatMap(({ slug, code }) => [slug, code]));
	for (const path of paths)
		for (let level = 1; level <= path.length; level++) {
			const key = toPathKey(path.slice(0, level));
			if (!now.has(key)) now.set(key, await create(trx, path.slice(0, level), { parent: now.get(toPathKey(path.slice(0, level - 1))) ?? null, slugs }));
		}
	return now;
}

const readKnown = (db: Database): Promise<Known[]> => db.selectFrom('categories').select(['id', 'code', 'parent_id', 'slug', 'title']).orderBy('id').execute();

/** If two siblings have the same title, the older one is used. */
function toTree(known: readonly Known[]): Map<string, string> {
	const byId = new Map(known.map((category) => [category.id, category]));
	const tree = new Map<string, string>();
	for (const category of known) {
		const key = toPathKey(toTitles(category, byId));
		if (!tree.has(key)) tree.set(key, category.code);
	}
	return tree;
}

function toTitles(category: Known, byId: ReadonlyMap<number, Known>): string[] {
	const parent = category.parent_id === null ? undefined : byId.get(category.parent_id);
	return [...(parent ? toTitles(parent, byId) : []), category.title];
}

async function create(trx: Database, path: CategoryTitles, { parent, slugs }: { parent: string | null; slugs: Set<string> }): Promise<string> {
	const title = path.at(-1) ?? '';
	const plain = slugify(title) || 'kategorija';
	const above = slugify(path.at(-2) ?? '');
	const slug = toFreeName(slugs.has(plain) && above !== '' ? `${above}-${plain}` : plain, (name) => slugs.has(name));
	slugs.add(slug);
	const { position } = await trx
		.selectFrom('categories')
		.select(({ fn, val }) => fn.coalesce(fn.max('position'), val(0)).as('position'))
		.executeTakeFirstOrThrow();
	const texts = { short_description: '', content: '' };
	await writeCategories(trx, [{ code: slug, parent_code: parent, title, slug, position: Number(position) + 1, picture: NO_PICTURE, ...texts }]);
	return slug;
}
