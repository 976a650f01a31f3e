import { localizeBlocks } from '../../localization/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { loadBlockReferences, toBlock } from './blocks.ts';

/** Pages made of blocks; only staff can see invisible ones. `slug` may be the slug or the path. */
export const listStaticContents: Handler<'_get_hapi_cms_static_content'> = async ({ slug }, { db, lang, session }) => {
	let matching = db.selectFrom('static_contents').selectAll();
	if (!session.insider) matching = matching.where('visible', '=', true);
	if (slug !== undefined) matching = matching.where((eb) => eb.or([eb('slug', '=', slug), eb('path', '=', slug)]));
	const rows = await localizeBlocks(db, { kind: 'static_content', lang }, await matching.orderBy('id').limit(500).execute());
	const references = await loadBlockReferences(
		db,
		rows.flatMap(({ blocks }) => blocks),
	);
	const items = rows.map(({ path, updated_at, ...row }) => ({
		...row,
		url_without_domain: path,
		blocks: row.blocks.map((block) => toBlock(block, references)),
		datetime_updated: new Date(updated_at).toISOString(),
	}));
	return { success: true, data: { items } };
};
