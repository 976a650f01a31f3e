import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SourcePicture, StoredImage } from '../../platform/source/catalog.ts';
import { NO_PICTURE } from '../media/no-picture.ts';
import { toPicturePath, toThumbs } from '../media/picture-url.ts';
import { toStoredPicture } from '../media/product-pictures.ts';
import { toCategoryPath } from '../products/urls.ts';
import { lastSegment } from './find-category.ts';

const VIEW = 'front';

/** The whole tree, parents before children, or the category with the given `slug`. */
export const listCategories: Handler<'_get_hapi_catalog_categories'> = async ({ slug }, { db, session }) => {
	const rows = await db.selectFrom('categories').selectAll().orderBy('level').orderBy('position').orderBy('id').execute();
	const seen = rows.filter(({ visible }) => (visible ?? true) || session.insider);
	const byId = new Map(seen.map((row) => [row.id, row]));
	const categories = seen
		.filter((row) => slug === undefined || row.slug === lastSegment(slug))
		.map(
			(row): CatalogCategory => ({
				id: row.id,
				code: row.code,
				slug: row.slug,
				title: row.title,
				parent_id: row.parent_id,
				level: row.level,
				position: row.position,
				url_without_domain: toCategoryPath(row.path),
				template: row.template,
				visible: row.visible ?? true,
				short_description: row.short_description || null,
				content: row.content || null,
				seo_title: null,
				seo_description: row.short_description || null,
				...toMainImage(row),
				breadcrumbs: row.path_ids.flatMap((id) => {
					const step = byId.get(id);
					return step && (step.visible !== false || id === row.id) ? [{ title: step.title, url: toCategoryPath(step.path) }] : [];
				}),
				products_total: row.products_total,
				redirect_url_without_domain: row.redirect_path,
				redirect_code: row.redirect_code,
			}),
		);
	return { success: true, data: { items: categories, total: categories.length, next_cursor: null } };
};

function toMainImage({
	image,
	picture,
}: {
	image: StoredImage | null;
	picture: SourcePicture;
}): Pick<CatalogCategory, 'main_image_upload_path' | 'main_image_thumbs'> {
	if (image !== null) {
		const { path, thumbs } = toStoredPicture(image);
		return { main_image_upload_path: path, main_image_thumbs: thumbs };
	}
	if (picture.kind === NO_PICTURE.kind) return { main_image_upload_path: null, main_image_thumbs: [] };
	return { main_image_upload_path: toPicturePath(picture, VIEW), main_image_thumbs: toThumbs(picture, VIEW) };
}
