import { hasFixedHost } from '@titraj/contract/formats/redirect-target.ts';
import type { Kysely } from 'kysely';
import { writeExtras, writeMenus, writePosts, writeStores } from '../content/index.ts';
import { upsert, withIds } from '../localization/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { SourceContent } from '../platform/source/shop-content.ts';
import { writeLockers, writeShipping } from '../shipping/index.ts';

/** Default sort order of a product list. */
const LIST_SORTS: Record<string, string> = { novo: 'new' };

/** Upserts all content by its natural keys; ids are unchanged. */
export async function writeContent(db: Kysely<Tables>, content: SourceContent): Promise<void> {
	await upsert(
		db,
		'pages',
		['slug'],
		content.pages.map((page) => ({ ...page, blocks: JSON.stringify(withIds(page.slug, page.blocks)), questions: JSON.stringify(page.questions) })),
	);
	await upsert(db, 'authors', ['slug'], content.authors);
	await upsert(
		db,
		'post_categories',
		['slug'],
		content.post_categories.map(({ visible = true, ...category }) => ({ ...category, visible })),
	);
	await upsert(db, 'tags', ['slug'], content.tags);
	await writePosts(db, content.posts);
	await writeStores(db, content.stores);
	await writeLockers(db, content.parcel_lockers ?? []);
	if (content.shipping) await writeShipping(db, content.shipping);
	await writeMenus(db, content.menus);
	await upsert(
		db,
		'product_lists',
		['code'],
		content.lists.map((list) => ({ ...list, filled_with: list.filled_with ?? null, sort: LIST_SORTS[list.code] ?? 'best_selling' })),
	);
	for (const { old_path, new_path } of content.redirects)
		if (!hasFixedHost(new_path)) throw new Error(`The visitor could choose the host of the redirect from ${old_path}: ${new_path}; end the host with a slash`);
	await upsert(db, 'redirects', ['old_path'], content.redirects);
	await upsert(
		db,
		'labels',
		['name'],
		Object.entries(content.labels).map(([name, text]) => ({ name, text })),
	);
	if (content.extras) await writeExtras(db, content.extras);
}
