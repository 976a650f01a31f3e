import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import PQueue from 'p-queue';
import type { ApiClient } from '#lib/platform/http/client.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';

const CALLS_AT_ONCE = 4;
/** The first of them may have no picture. */
const PRODUCTS = 4;

/**
 * Pictures of products that stand for categories, by category id: that of the first product with one, in the order of the category's page. A
 * category whose products have no picture, or cannot be read, has none.
 */
export async function loadCategoryPictures(
	client: Pick<ApiClient, 'call'>,
	categories: readonly Pick<CatalogCategory, 'id'>[],
	width: number,
): Promise<ReadonlyMap<number, Picture>> {
	const pictures = new Map<number, Picture>();
	const queue = new PQueue({ concurrency: CALLS_AT_ONCE });
	await queue.addAll(
		categories.map(({ id }) => async () => {
			const answer = await client.call('_get_hapi_catalog_products', { mode: 'card', category_id: id, limit: PRODUCTS });
			const product = answer.ok ? answer.data.items.find(({ main_image_thumbs }) => main_image_thumbs.length > 0) : undefined;
			if (product) pictures.set(id, toPicture(product.main_image_thumbs, '', width));
		}),
	);
	return pictures;
}
