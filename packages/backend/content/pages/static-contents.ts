import { localizeBlocks } from '../../localization/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findBlockPreview } from './block-previews.ts';
import { loadBlockReferences, toBlocks } from './blocks.ts';

/** Pages made of blocks; only staff can see invisible ones. `slug` may be the slug, the path, or that of a preview, which shows an invisible page, too (0158). */
export const listStaticContents: Handler<'_get_hapi_cms_static_content'> = async ({ slug }, { db, lang, session }) => {
	const preview = await findBlockPreview(db, 'static_contents', slug);
	let matching = db.selectFrom('static_contents').selectAll();
	if (preview !== null) matching = matching.where('id', '=', preview.id);
	else {
		if (!session.insider) matching = matching.where('visible', '=', true);
		if (slug !== undefined) matching = matching.where((eb) => eb.or([eb('slug', '=', slug), eb('path', '=', slug)]));
	}
	const found = await localizeBlocks(db, { kind: 'static_content', lang }, await matching.orderBy('id').limit(500).execute());
	const rows = found.map((row) => ({ ...row, blocks: preview?.blocks ?? row.blocks }));
	const references = await loadBlockReferences(
		db,
		rows.flatMap(({ blocks }) => blocks),
	);
	const items = rows.map(({ path, updated_at, ...row }) => ({
		...row,
		url_without_domain: path,
		blocks: toBlocks(row.blocks, references),
		datetime_updated: new Date(updated_at).toISOString(),
	}));
	return { success: true, data: { items } };
};
